import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityDoors } from '#platform/graphql/entityMutations.ts'
import { inputFields, rowFields } from '#platform/graphql/fields.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { createMessaggioOrdineEmail, deleteMessaggioOrdineEmail, updateMessaggioOrdineEmail } from '../entity.ts'
import { messaggiOrdineEmailList } from '../list.ts'
import { messaggiOrdineEmailFilters, messaggioOrdineEmailSchema } from '../rules.ts'

/** A text for the mails of orders. */
export const MessaggioOrdineEmail = builder.prismaNode('MessaggioOrdineEmail', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(messaggiOrdineEmailList, id, ctx),
  nullable: true,
  description: 'A text that can be added to the mail of an order.',
  authScopes: { permesso: 'viewMessaggi' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    titolo: t.exposeString('titolo'),
    testo: t.string({
      description: 'Sanitised html.',
      select: { testo: true },
      resolve: ({ testo }) => sanitizeRich(testo),
    }),
  }),
})

const filtro = filterInput(
  'FiltroMessaggiOrdineEmail',
  messaggiOrdineEmailFilters,
  'Filters of the texts for the mails of orders.',
)

entityDoors({
  field: 'messaggio',
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  permesso: 'viewMessaggi',
  list: ['messaggiOrdineEmail', filtro, 'Texts that can be added to the mail of an order, by title.'],
  detail: ['messaggioOrdineEmail', 'One text by its number.'],
  input: (t) => inputFields(t, messaggioOrdineEmailSchema),
  create: [createMessaggioOrdineEmail, 'Adds a text for the mails of orders.'],
  update: [updateMessaggioOrdineEmail, 'Changes a text for the mails of orders.'],
  delete: [deleteMessaggioOrdineEmail, 'Removes a text for the mails of orders.'],
  deleted: ['pk', 'deletedId'],
})
