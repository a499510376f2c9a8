import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { AGENTI_PER_PAGE } from '../rules.ts'
import { AGENTI_ORDERS, offeredAgenti, statisticheAgenti } from '../statisticheAgenti.ts'
import { statisticheField, statisticheScopes } from './parts.ts'

statisticheField('statisticheAgenti', {
  ordini: Object.keys(AGENTI_ORDERS),
  perPagina: AGENTI_PER_PAGE,
  description:
    'The agents that the viewer sees with what they sold in a period; orders without an agent are not in it.',
  read: statisticheAgenti,
})

builder.queryField('agentiStatistiche', (t) =>
  t.prismaField({
    type: ['Agente'],
    description: 'The agents to filter by: to an area head those who answer to them, else all.',
    authScopes: statisticheScopes,
    resolve: (query, _root, _args, { services, viewer }) =>
      readPage(services.db, 'agente', query, offeredAgenti(viewer), [{ codice: 'asc' }], {}),
  }),
)
