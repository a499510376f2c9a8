import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { confermaEntity } from './entity.ts'
import { SENT_CONFERMA_STAYS } from './rules.ts'

/**
 * Removes a confirmation with its messages, links and trail.
 * @throws UserErrors once it has left: it says what the customer was told
 */
export const deleteConfermaOrdine = deleteOperation({
  nome: 'deleteConfermaOrdine',
  entity: confermaEntity,
  async check(_ctx, { dataInvio }) {
    if (dataInvio) throw UserErrors.of(null, SENT_CONFERMA_STAYS, 'CONFLICT')
  },
})
