import type { RouteObject } from 'react-router'
import type { AnalisiListPageQuery } from '#generated/AnalisiListPageQuery.graphql.ts'
import listQuery from '#generated/AnalisiListPageQuery$parameters.ts'
import type { AnalisiPageQuery } from '#generated/AnalisiPageQuery.graphql.ts'
import query from '#generated/AnalisiPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { analisiUrlState } from './analisiUrlState.ts'

/** The weekly programming, in the planner shell. */
export const analisiRoutes: RouteObject[] = [
  listRoute<AnalisiListPageQuery>({
    path: '/statistiche-tempi-lavorazione',
    query: listQuery,
    url: analisiUrlState,
    title: 'Programmazione settimanale',
    permission: 'adminOrders',
    page: () => import('./AnalisiListPage.tsx'),
  }),
  {
    path: '/statistiche-tempi-lavorazione/:id',
    ...loadRoute<AnalisiPageQuery>({
      query,
      variables: ({ id }) => ({ pk: pathNumber(id) }),
      title: 'Programmazione settimanale',
      permission: 'adminOrders',
      page: () => import('./AnalisiPage.tsx'),
      skeleton: <DetailSkeleton title="Programmazione settimanale" />,
    }),
  },
]
