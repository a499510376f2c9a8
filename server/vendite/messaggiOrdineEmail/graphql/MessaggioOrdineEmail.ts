import { builder } from '../../../platform/graphql/builder.ts'
import { dettaglioField, elencoField, whereUno } from '../../../platform/graphql/elencoField.ts'
import { sanitizeRich } from '../../../platform/pdf/html.ts'
import { elencoMessaggiOrdineEmail, type FiltroMessaggiOrdineEmail } from '../elenco.ts'

/** A text for the mails of orders. */
export const MessaggioOrdineEmail = builder.prismaNode('MessaggioOrdineEmail', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoMessaggiOrdineEmail, id, ctx),
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

const Filtro = builder.inputRef<FiltroMessaggiOrdineEmail>('FiltroMessaggiOrdineEmail').implement({
  description: 'Filters of the texts for the mails of orders.',
  fields: (t) => ({ search: t.string({ description: 'Every word, in the title or in the text.' }) }),
})

elencoField('messaggiOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: elencoMessaggiOrdineEmail,
  filtro: Filtro,
  permesso: 'viewMessaggi',
  description: 'Texts that can be added to the mail of an order, by title.',
})

dettaglioField('messaggioOrdineEmail', {
  tipo: MessaggioOrdineEmail,
  elenco: elencoMessaggiOrdineEmail,
  permesso: 'viewMessaggi',
  description: 'One text by its number.',
})
