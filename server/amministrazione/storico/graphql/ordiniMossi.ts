import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { type OrdineMosso, readOrdiniMossi } from '../ordiniMossi.ts'

const MAX = 20

const OrdineMossoType = builder.objectRef<OrdineMosso>('OrdineMosso').implement({
  description: 'An order that somebody else has moved lately, by the last thing that was done to it.',
  authScopes: { permesso: 'viewOrders' },
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.'),
    il: t.expose('il', { type: 'DateTime', description: 'When it was done.' }),
    campo: t.exposeString('campo', { description: 'What was moved: `stato`, `dataConsegna`, `fase …`.' }),
    prima: t.exposeString('prima', { nullable: true, description: 'What was there; null for nothing.' }),
    dopo: t.exposeString('dopo', { nullable: true, description: 'What is there now; null for nothing.' }),
  }),
})

builder.queryField('ordiniMossi', (t) =>
  t.field({
    type: [OrdineMossoType],
    description:
      'The open orders of the viewer that others moved in the last 7 days (state, day, plan), the latest first.',
    authScopes: { permesso: 'viewOrders' },
    args: { first: t.arg.int({ description: `How many at most: 1 to ${MAX}, 5 unless told.` }) },
    resolve: (_root, { first }, ctx) => readOrdiniMossi(ctx, Math.min(MAX, Math.max(1, first ?? 5))),
  }),
)
