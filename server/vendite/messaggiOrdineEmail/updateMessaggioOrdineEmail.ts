import { updateOperation } from '#platform/db/entity/operations.ts'
import { messaggioOrdineEmailEntity } from './entity.ts'

/** Changes a text for the mails of orders. */
export const updateMessaggioOrdineEmail = updateOperation({
  nome: 'updateMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
  whole: true,
})
