import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { fornitoreEntity } from './entity.ts'
import { fornitoreInUseReason } from './rules.ts'
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
    const reason = fornitoreInUseReason([...(await usesOfFornitore(ctx.tx, id)), await loginsOfFornitore(ctx.tx, id)])
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
