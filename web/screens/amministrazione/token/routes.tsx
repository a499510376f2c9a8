import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ListSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { TokenPageQuery } from './__generated__/TokenPageQuery.graphql.ts'
import query from './__generated__/TokenPageQuery.graphql.ts'

/** API tokens of integrators. */
export const tokenRoutes: RouteObject[] = [
  {
    path: '/token',
    ...loadRoute<TokenPageQuery>({
      query,
      titolo: 'Token',
      permesso: 'adminToken',
      pagina: () => import('./TokenPage.tsx'),
      scheletro: <ListSkeleton title="Token" righe={4} />,
    }),
  },
]
