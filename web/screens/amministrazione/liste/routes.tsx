import type { RouteObject } from 'react-router'
import type { ListePageQuery } from '#generated/ListePageQuery.graphql.ts'
import query from '#generated/ListePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

/** The lists that work is done with, in the administration shell. */
export const listeRoutes: RouteObject[] = [
  {
    path: '/liste',
    ...loadRoute<ListePageQuery>({
      query,
      title: 'Liste',
      permission: 'adminImpostazioni',
      page: () => import('./ListePage.tsx'),
      skeleton: <DetailSkeleton title="Liste" />,
    }),
    // All of them are read at once.
    shouldRevalidate: rereadUnless('lista'),
  },
]
