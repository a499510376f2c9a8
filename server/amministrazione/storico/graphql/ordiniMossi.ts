import { builder } from '#platform/graphql/builder.ts'
import { readOrdiniMossi } from '../ordiniMossi.ts'
import { VoceStoricoType } from './VoceStorico.ts'

const MAX = 20

builder.queryField('ordiniMossi', (t) =>
  t.field({
    type: [VoceStoricoType],
    description:
      'The open orders of the viewer that others moved in the last 7 days (state, day, plan), by the last thing that was done to each, the latest first.',
    authScopes: { permesso: 'viewOrders' },
    args: { first: t.arg.int({ description: `How many at most: 1 to ${MAX}, 5 unless told.` }) },
    resolve: (_root, { first }, ctx) => readOrdiniMossi(ctx, Math.min(MAX, Math.max(1, first ?? 5))),
  }),
)
