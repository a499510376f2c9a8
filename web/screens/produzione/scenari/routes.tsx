import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { ScenariPageQuery } from './__generated__/ScenariPageQuery.graphql.ts'
import query from './__generated__/ScenariPageQuery.graphql.ts'

const title = 'Scenari'

/** What if: the scenarios of the scheduler beside each other. */
export const scenariRoutes: RouteObject[] = [
  {
    path: '/schedulatore/scenari',
    ...loadRoute<ScenariPageQuery>({
      query,
      titolo: title,
      permesso: 'scheduleOrder',
      pagina: () => import('./ScenariPage.tsx'),
      scheletro: <DetailSkeleton title={title} />,
    }),
  },
]
