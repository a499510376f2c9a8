import type { RouteObject } from 'react-router'
import type { StatisticheAgentiPageQuery } from '#generated/StatisticheAgentiPageQuery.graphql.ts'
import agentiQuery from '#generated/StatisticheAgentiPageQuery$parameters.ts'
import type { StatisticheClientiPageQuery } from '#generated/StatisticheClientiPageQuery.graphql.ts'
import clientiQuery from '#generated/StatisticheClientiPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { statisticheAgentiUrlState, statisticheClientiUrlState, statisticheVariables } from './urlState.ts'

/** Table and charts, whatever they measure, show the same. */
const shouldRevalidate = rereadUnless('vista', 'misura')

/** Statistics of customers and of agents. */
export const statisticheRoutes: RouteObject[] = [
  {
    path: '/statistiche-clienti',
    ...loadRoute<StatisticheClientiPageQuery>({
      query: clientiQuery,
      variables: (_params, search) => statisticheVariables('clienti', readUrl(statisticheClientiUrlState, search)),
      title: 'Statistiche clienti',
      permission: 'viewStatisticheVendite',
      page: () => import('./StatisticheClientiPage.tsx'),
      skeleton: <ListSkeleton title="Statistiche clienti" righe={16} />,
    }),
    shouldRevalidate,
  },
  {
    path: '/statistiche-agenti',
    ...loadRoute<StatisticheAgentiPageQuery>({
      query: agentiQuery,
      variables: (_params, search) => statisticheVariables('agenti', readUrl(statisticheAgentiUrlState, search)),
      title: 'Statistiche agenti',
      permission: 'viewStatisticheVendite',
      page: () => import('./StatisticheAgentiPage.tsx'),
      skeleton: <ListSkeleton title="Statistiche agenti" righe={8} />,
    }),
    shouldRevalidate,
  },
]
