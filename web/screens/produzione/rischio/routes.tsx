import type { RouteObject } from 'react-router'
import type { WarningsPageQuery } from '#generated/WarningsPageQuery.graphql.ts'
import query from '#generated/WarningsPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Avvisi ordini fornitore'

/** What is wrong with what is bought for orders, in the planner shell. */
export const rischioRoutes: RouteObject[] = [
  {
    path: '/warnings-ordini-fornitore',
    ...loadRoute<WarningsPageQuery>({
      query,
      variables: (_params, search) => ({ search: search.get('search') }),
      title,
      permesso: 'adminOrders',
      pagina: () => import('./WarningsPage.tsx'),
      scheletro: <DetailSkeleton title={title} />,
    }),
  },
]
