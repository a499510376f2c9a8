import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { fornitoreEntity, takeMateriali, usesOfFornitore } from './entity.ts'
import { lockedMaterialeReason, lockedTipologiaReason, materialiForniti } from './rules.ts'

/**
 * Changes the fields of a supplier that are sent. Another lead time holds from the next scheduling on: saved plans keep
 * what was agreed.
 * @throws UserErrors on `tipologia` and `altriMateriali` when one is no material, or something was ordered of one that is
 * no longer supplied; on `immagine` when it is no picture
 */
export const updateFornitore = updateOperation({
  nome: 'updateFornitore',
  entity: fornitoreEntity,
  async check(ctx, { pk, before, after }) {
    await takeMateriali(ctx, before, after, pk)
    const stays = new Set(materialiForniti(after).map(({ tipologia }) => tipologia))
    for (const [n, { tipologia }] of materialiForniti(before).entries()) {
      if (stays.has(tipologia)) continue
      const uses = await usesOfFornitore(ctx.tx, pk, tipologia)
      const reason = n === 0 ? lockedTipologiaReason(uses) : lockedMaterialeReason(tipologia, uses)
      if (reason) throw UserErrors.of(n === 0 ? 'tipologia' : 'altriMateriali', reason, 'CONFLICT')
    }
  },
})
