import type { RouteObject } from 'react-router'
import type { CalendariPageQuery } from '#generated/CalendariPageQuery.graphql.ts'
import query from '#generated/CalendariPageQuery.graphql.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** Addresses that calendar programs subscribe to. */
export const calendariRoutes: RouteObject[] = [
  {
    path: '/calendari',
    ...loadRoute<CalendariPageQuery>({
      query,
      title: 'Calendari condivisi',
      permission: 'adminToken',
      page: () => import('./CalendariPage.tsx'),
      skeleton: <ListSkeleton title="Calendari condivisi" righe={4} />,
    }),
  },
]
