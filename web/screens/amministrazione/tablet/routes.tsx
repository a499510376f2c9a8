import type { RouteObject } from 'react-router'
import type { TabletOfficinaPageQuery } from '#generated/TabletOfficinaPageQuery.graphql.ts'
import query from '#generated/TabletOfficinaPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** The tablets of the workshop. */
export const tabletRoutes: RouteObject[] = [
  {
    path: '/tablet-officina',
    ...loadRoute<TabletOfficinaPageQuery>({
      query,
      title: 'Tablet dell’officina',
      permission: 'adminUsers',
      page: () => import('./TabletOfficinaPage.tsx'),
      skeleton: <ListSkeleton title="Tablet dell’officina" righe={3} />,
    }),
  },
]
