import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { WarningsPageQuery } from './__generated__/WarningsPageQuery.graphql.ts'
import query from './__generated__/WarningsPageQuery.graphql.ts'

const title = 'Avvisi ordini fornitore'

/** What is wrong with what is bought for orders, in the planner shell. */
export const rischioRoutes: RouteObject[] = [
  {
    path: '/warnings-ordini-fornitore',
    ...loadRoute<WarningsPageQuery>({
      query,
      variabili: (_params, search) => ({ search: search.get('search') }),
      titolo: title,
      permesso: 'adminOrders',
      pagina: () => import('./WarningsPage.tsx'),
      scheletro: <DetailSkeleton title={title} />,
    }),
  },
]
