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
      permesso: 'adminOrders',
      pagina: () => import('./WarningsPage.tsx'),
      scheletro: <DetailSkeleton title={title} />,
    }),
  },
  {
    path: '/rischio-di-ritardo',
    ...loadRoute<RischioPageQuery>({
      query: rischioQuery,
      title: rischioTitle,
      permesso: 'scheduleOrder',
      pagina: () => import('./simulato/RischioPage.tsx'),
      scheletro: <DetailSkeleton title={rischioTitle} />,
    }),
  },
]
