import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { fornitoreEntity } from './entity.ts'
import { motivoFornitoreInUso } from './rules.ts'
import { loginsOfFornitore, usesOfFornitore } from './uses.ts'

/**
 * Removes a supplier from which nothing was ordered.
 * @throws UserErrors when it has supplier orders, rows or scheduled phases: those of which orders; or users who stand
 * for it
 */
export const deleteFornitore = deleteOperation({
  nome: 'deleteFornitore',
  entity: fornitoreEntity,
  async check(ctx, { id }) {
    const motivo = motivoFornitoreInUso([...(await usesOfFornitore(ctx.tx, id)), await loginsOfFornitore(ctx.tx, id)])
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
