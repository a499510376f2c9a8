import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import type { FasiPageQuery } from './__generated__/FasiPageQuery.graphql.ts'
import query from './__generated__/FasiPageQuery.graphql.ts'

/** The configuration of the phases of production, in the administration shell. */
export const rotteFasi: RouteObject[] = [
  {
    path: '/fasi',
    ...loadRoute<FasiPageQuery>({
      query,
      titolo: 'Fasi di produzione',
      permesso: 'adminImpostazioni',
      pagina: () => import('./FasiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Fasi di produzione" righe={6} />,
    }),
  },
]
