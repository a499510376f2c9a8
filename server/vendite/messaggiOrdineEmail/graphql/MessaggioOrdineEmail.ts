import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { type MessaggiOrdineEmailFilter, messaggiOrdineEmailList } from '../list.ts'

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
    titolo: t.exposeString('titolo'),
    testo: t.string({
      description: 'Sanitised html.',
      select: { testo: true },
      resolve: ({ testo }) => sanitizeRich(testo),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

const Filter = builder.inputRef<MessaggiOrdineEmailFilter>('FiltroMessaggiOrdineEmail').implement({
  description: 'Filters of the texts for the mails of orders.',
  fields: (t) => ({ search: t.string({ description: 'Every word, in the title or in the text.' }) }),
})

listField('messaggiOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  filtro: Filter,
  permesso: 'viewMessaggi',
  description: 'Texts that can be added to the mail of an order, by title.',
})

detailField('messaggioOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: messaggiOrdineEmailList,
  permesso: 'viewMessaggi',
  description: 'One text by its number.',
})
