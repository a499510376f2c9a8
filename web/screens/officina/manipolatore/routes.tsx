import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import { readUrl } from '../../../ui/urlState.ts'
import type { ManipolatorePageQuery } from './__generated__/ManipolatorePageQuery.graphql.ts'
import query from './__generated__/ManipolatorePageQuery.graphql.ts'
import { manipolatoreUrlState, shownPeriod } from './manipolatoreUrlState.ts'

/** The counter of the machine, in the planner shell. */
export const manipolatoreRoutes: RouteObject[] = [
  {
    path: '/manipolatore-macchina',
    ...loadRoute<ManipolatorePageQuery>({
      query,
      variables: (_params, search) => shownPeriod(readUrl(manipolatoreUrlState, search)),
      oggetto: () => 'manipolatore',
      title: 'Manipolatore',
      permesso: 'adminOrders',
      page: () => import('./ManipolatorePage.tsx'),
      skeleton: <DetailSkeleton title="Manipolatore" />,
    }),
  },
]
