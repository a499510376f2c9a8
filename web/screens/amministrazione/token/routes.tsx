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
      permesso: 'adminToken',
      pagina: () => import('./TokenPage.tsx'),
      scheletro: <ListSkeleton title="Token" righe={4} />,
    }),
  },
]
