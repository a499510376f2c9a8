import type { RouteObject } from 'react-router'
import type { ManipolatorePageQuery } from '#generated/ManipolatorePageQuery.graphql.ts'
import query from '#generated/ManipolatorePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { manipolatoreUrlState, shownPeriod } from './manipolatoreUrlState.ts'

/** The counter of the machine, in the planner shell. */
export const manipolatoreRoutes: RouteObject[] = [
  {
    path: '/manipolatore-macchina',
    ...loadRoute<ManipolatorePageQuery>({
      query,
      variables: (_params, search) => ({ periodo: shownPeriod(readUrl(manipolatoreUrlState, search)) }),
      objectOf: () => 'manipolatore',
      title: 'Manipolatore',
      permission: 'adminOrders',
      page: () => import('./ManipolatorePage.tsx'),
      skeleton: <DetailSkeleton title="Manipolatore" />,
    }),
  },
]
