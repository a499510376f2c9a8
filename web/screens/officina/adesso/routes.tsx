import type { RouteObject } from 'react-router'
import type { AdessoPageQuery } from '#generated/AdessoPageQuery.graphql.ts'
import query from '#generated/AdessoPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

/** The live board of the workshop, in the planner shell. */
export const nowRoutes: RouteObject[] = [
  {
    path: '/officina-adesso',
    ...loadRoute<AdessoPageQuery>({
      query,
      variables: () => ({}),
      title: 'Officina adesso',
      permission: 'adminAttivitaOperatori',
      page: () => import('./AdessoPage.tsx'),
      skeleton: <DetailSkeleton title="Officina adesso" />,
    }),
  },
]
