import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import type { TokenPageQuery } from './__generated__/TokenPageQuery.graphql.ts'
import query from './__generated__/TokenPageQuery.graphql.ts'

/** API tokens of integrators. */
export const rotteToken: RouteObject[] = [
  {
    path: '/token',
    ...loadRoute<TokenPageQuery>({
      query,
      titolo: 'Token',
      permesso: 'adminToken',
      pagina: () => import('./TokenPage.tsx'),
      scheletro: <ScheletroElenco titolo="Token" righe={4} />,
    }),
  },
]
