import type { RouteObject } from 'react-router'
import type { FasiPageQuery } from '#generated/FasiPageQuery.graphql.ts'
import query from '#generated/FasiPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** The configuration of the phases of production, in the administration shell. */
export const fasiRoutes: RouteObject[] = [
  {
    path: '/fasi',
    ...loadRoute<FasiPageQuery>({
      query,
      title: 'Fasi di produzione',
      permission: 'adminImpostazioni',
      page: () => import('./FasiPage.tsx'),
      skeleton: <ListSkeleton title="Fasi di produzione" righe={6} />,
    }),
  },
]
