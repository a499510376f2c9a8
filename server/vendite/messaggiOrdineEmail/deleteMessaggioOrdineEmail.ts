import { deleteOperation } from '#platform/db/entity/operations.ts'
import { messaggioOrdineEmailEntity } from './entity.ts'

/** Removes a text; the mails already written with it keep theirs. */
export const deleteMessaggioOrdineEmail = deleteOperation({
  nome: 'deleteMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
})
