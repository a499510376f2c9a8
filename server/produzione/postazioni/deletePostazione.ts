import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { postazioneEntity, readPostazioni } from './entity.ts'

/** Removes a workstation; analyses keep what they were made with. @throws UserErrors when it is the last */
export const deletePostazione = deleteOperation({
  nome: 'deletePostazione',
  entity: postazioneEntity,
  async check(ctx) {
    const reason = itemNotDeletableReason((await readPostazioni(ctx)).length - 1, [])
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
