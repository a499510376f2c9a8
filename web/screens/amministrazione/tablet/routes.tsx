import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ListSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { TabletOfficinaPageQuery } from './__generated__/TabletOfficinaPageQuery.graphql.ts'
import query from './__generated__/TabletOfficinaPageQuery.graphql.ts'

/** The tablets of the workshop. */
export const tabletRoutes: RouteObject[] = [
  {
    path: '/tablet-officina',
    ...loadRoute<TabletOfficinaPageQuery>({
      query,
      titolo: 'Tablet dell’officina',
      permesso: 'adminUsers',
      pagina: () => import('./TabletOfficinaPage.tsx'),
      scheletro: <ListSkeleton title="Tablet dell’officina" righe={3} />,
    }),
  },
]
