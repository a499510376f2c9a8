import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { fornitoreEntity } from './entity.ts'
import { motivoInUso } from './rules.ts'
import { usiDelFornitore } from './usi.ts'

/**
 * Removes a supplier from which nothing was ordered.
 * @throws UserErrors when it has supplier orders, rows or scheduled phases: those of which orders
 */
export const deleteFornitore = deleteOperation({
  nome: 'deleteFornitore',
  entity: fornitoreEntity,
  async check(ctx, { id }) {
    const motivo = motivoInUso(await usiDelFornitore(ctx.tx, id))
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
