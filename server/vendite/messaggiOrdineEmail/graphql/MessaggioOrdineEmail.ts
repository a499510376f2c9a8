import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
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
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    titolo: t.exposeString('titolo'),
    testo: t.string({
      description: 'Sanitised html.',
      select: { testo: true },
      resolve: ({ testo }) => sanitizeRich(testo),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('messaggiOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  filtro: filterInput(
    'FiltroMessaggiOrdineEmail',
    messaggiOrdineEmailFilters,
    'Filters of the texts for the mails of orders.',
  ),
  permesso: 'viewMessaggi',
  description: 'Texts that can be added to the mail of an order, by title.',
})

detailField('messaggioOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  permesso: 'viewMessaggi',
  description: 'One text by its number.',
})

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
