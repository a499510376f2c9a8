import type { RouteObject } from 'react-router'
import type { ScenariPageQuery } from '#generated/ScenariPageQuery.graphql.ts'
import query from '#generated/ScenariPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Scenari'

/** What if: the scenarios of the scheduler beside each other. */
export const scenariRoutes: RouteObject[] = [
  {
    path: '/schedulatore/scenari',
    ...loadRoute<ScenariPageQuery>({
      query,
      title,
      permission: 'scheduleOrder',
      page: () => import('./ScenariPage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
