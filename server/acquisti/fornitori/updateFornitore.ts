import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { clearPredefinito, fornitoreEntity, usesOfFornitore } from './entity.ts'
import { lockTipologia } from './lock.ts'
import { lockedTipologiaReason } from './rules.ts'

/**
 * Changes the fields of a supplier that are sent. Another lead time holds from the next scheduling on: saved plans keep
 * what was agreed.
 * @throws UserErrors on `tipologia` when it is no material, or when something was ordered from the supplier; on
 * `immagine` when it is no picture
 */
export const updateFornitore = updateOperation({
  nome: 'updateFornitore',
  entity: fornitoreEntity,
  async check(ctx, { pk, before, after }) {
    if (after.tipologia !== before.tipologia) {
      await lockTipologia(ctx, after.tipologia)
      const reason = lockedTipologiaReason(await usesOfFornitore(ctx.tx, pk))
      if (reason) throw UserErrors.of('tipologia', reason, 'CONFLICT')
    }
    if (after.isDefault) await clearPredefinito(ctx, after.tipologia, pk)
  },
})
