import type { RouteObject } from 'react-router'
import type { ColliPageQuery } from '#generated/ColliPageQuery.graphql.ts'
import query from '#generated/ColliPageQuery$parameters.ts'
import type { ColliPageRimediSectionQuery } from '#generated/ColliPageRimediSectionQuery.graphql.ts'
import rimediQuery from '#generated/ColliPageRimediSectionQuery$parameters.ts'
import { beside, loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Colli di bottiglia'

/** Where the plan is tight, and what would help. */
export const colliRoutes: RouteObject[] = [
  {
    path: '/schedulatore/colli',
    ...loadRoute<ColliPageQuery>({
      query,
      title,
      permission: 'scheduleOrder',
      beside: () => [beside<ColliPageRimediSectionQuery>(rimediQuery, {}, 'store-and-network')],
      page: () => import('./ColliPage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
