import type { RouteObject } from 'react-router'
import type { RischioPageQuery } from '#generated/RischioPageQuery.graphql.ts'
import rischioQuery from '#generated/RischioPageQuery$parameters.ts'
import type { WarningsPageQuery } from '#generated/WarningsPageQuery.graphql.ts'
import query from '#generated/WarningsPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Avvisi ordini fornitore'

const rischioTitle = 'Rischio di ritardo'

/** What is wrong with what is bought for orders, and who may end late, in the planner shell. */
export const rischioRoutes: RouteObject[] = [
  {
    path: '/warnings-ordini-fornitore',
    ...loadRoute<WarningsPageQuery>({
      query,
      variables: (_params, search) => ({ search: search.get('search') }),
      title,
      permission: 'adminOrders',
      page: () => import('./WarningsPage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
  {
    path: '/rischio-di-ritardo',
    ...loadRoute<RischioPageQuery>({
      query: rischioQuery,
      title: rischioTitle,
      permission: 'scheduleOrder',
      page: () => import('./simulato/RischioPage.tsx'),
      skeleton: <DetailSkeleton title={rischioTitle} />,
    }),
  },
]
