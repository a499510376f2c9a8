import type { RouteObject } from 'react-router'
import type { TokenPageQuery } from '#generated/TokenPageQuery.graphql.ts'
import query from '#generated/TokenPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** API tokens of integrators. */
export const tokenRoutes: RouteObject[] = [
  {
    path: '/token',
    ...loadRoute<TokenPageQuery>({
      query,
      title: 'Token',
      permission: 'adminToken',
      page: () => import('./TokenPage.tsx'),
      skeleton: <ListSkeleton title="Token" righe={4} />,
    }),
  },
]
