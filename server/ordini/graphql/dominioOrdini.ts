import { TIPI_CLIENTE } from '../../clienti/rules.ts'
import { readPage } from '../../db/read.ts'
import { builder } from '../../graphql/builder.ts'
import { perOrdine } from '../../graphql/riferimentoField.ts'
import { leggiImpostazioni } from '../../impostazioni/leggi.ts'
import { AREE_CONSEGNA } from '../rules.ts'

const DominioOrdini = builder.objectRef<{ codiciSistema: string[] }>('DominioOrdini').implement({
  description: 'What the selects of orders are fed with (spec/001 §3 `Order domain`).',
  authScopes: { login: true },
  fields: (t) => ({
    stati: t.prismaField({
      type: ['ValoreStato'],
      description: 'States of an order, in order.',
      resolve: (query, _parent, _args, ctx) =>
        readPage(ctx.services.db, 'valoreStato', query, { contesto: 'ORDINE' }, perOrdine, { take: 1000 }),
    }),
    tipiCliente: t.stringList({ description: 'Kinds of customer.', resolve: () => [...TIPI_CLIENTE] }),
    areeConsegna: t.stringList({ description: 'Delivery areas.', resolve: () => [...AREE_CONSEGNA] }),
    codiciSistema: t.exposeStringList('codiciSistema', { description: 'Systems, as an administrator lists them.' }),
  }),
})

builder.queryField('dominioOrdini', (t) =>
  t.field({
    type: DominioOrdini,
    description: 'The choices of the form and of the filters of orders.',
    authScopes: { login: true },
    resolve: async (_root, _args, ctx) => ({
      codiciSistema: (await leggiImpostazioni(ctx.services.db)).codici_sistema,
    }),
  }),
)
