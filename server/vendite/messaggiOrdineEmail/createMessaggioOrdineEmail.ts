import { createOperation } from '#platform/db/entity/operations.ts'
import { messaggioOrdineEmailEntity } from './entity.ts'

/** Adds a text for the mails of orders. */
export const createMessaggioOrdineEmail = createOperation({
  nome: 'createMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
})
