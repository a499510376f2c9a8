import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { readStatiPreventivo, statoPreventivoEntity } from './entity.ts'
import { usesOfStatoPreventivo } from './uses.ts'

/** Removes a state that no quote has. @throws UserErrors when some have it, or it is the last */
export const deleteStatoPreventivo = deleteOperation({
  nome: 'deleteStatoPreventivo',
  entity: statoPreventivoEntity,
  async check(ctx, { id }) {
    const others = (await readStatiPreventivo(ctx)).length - 1
    const reason = itemNotDeletableReason(others, await usesOfStatoPreventivo(ctx.tx, id))
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
