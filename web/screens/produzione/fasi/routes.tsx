import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ListSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { FasiPageQuery } from './__generated__/FasiPageQuery.graphql.ts'
import query from './__generated__/FasiPageQuery.graphql.ts'

/** The configuration of the phases of production, in the administration shell. */
export const fasiRoutes: RouteObject[] = [
  {
    path: '/fasi',
    ...loadRoute<FasiPageQuery>({
      query,
      titolo: 'Fasi di produzione',
      permesso: 'adminImpostazioni',
      pagina: () => import('./FasiPage.tsx'),
      scheletro: <ListSkeleton title="Fasi di produzione" righe={6} />,
    }),
  },
]
