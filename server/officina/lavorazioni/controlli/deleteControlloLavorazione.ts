import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { usesOfControllo } from '../uses.ts'
import { controlloLavorazioneEntity } from './entity.ts'

/** Removes a control that was never recorded. @throws UserErrors when it was (for which orders) */
export const deleteControlloLavorazione = deleteOperation({
  nome: 'deleteControlloLavorazione',
  entity: controlloLavorazioneEntity,
  async check(ctx, { id }) {
    // An operation may be without controls: the last one may go.
    const reason = itemNotDeletableReason(1, await usesOfControllo(ctx.tx, id))
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
