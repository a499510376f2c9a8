import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createMessaggioOrdineEmail, deleteMessaggioOrdineEmail, updateMessaggioOrdineEmail } from '../entity.ts'
import { messaggiOrdineEmailList } from '../list.ts'
import { messaggioOrdineEmailSchema } from '../rules.ts'
import { MessaggioOrdineEmail } from './MessaggioOrdineEmail.ts'

entityMutations({
  field: 'messaggio',
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  input: (t) => inputFields(t, messaggioOrdineEmailSchema),
  create: [createMessaggioOrdineEmail, 'Adds a text for the mails of orders.'],
  update: [updateMessaggioOrdineEmail, 'Changes a text for the mails of orders.'],
  delete: [deleteMessaggioOrdineEmail, 'Removes a text for the mails of orders.'],
  deleted: ['pk', 'deletedId'],
})
