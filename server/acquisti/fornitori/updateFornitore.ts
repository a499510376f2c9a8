import { updateOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { fornitoreEntity } from './entity.ts'
import { liberaPredefinito } from './predefinito.ts'
import { prendiTipologia } from './prendi.ts'
import { motivoTipologiaBloccata } from './rules.ts'
import { usiDelFornitore } from './usi.ts'

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
      await prendiTipologia(ctx, after.tipologia)
      const motivo = motivoTipologiaBloccata(await usiDelFornitore(ctx.tx, pk))
      if (motivo) throw UserErrors.of('tipologia', motivo, 'CONFLICT')
    }
    if (after.isDefault) await liberaPredefinito(ctx, after.tipologia, pk)
  },
})
