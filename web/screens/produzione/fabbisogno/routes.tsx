import type { RouteObject } from 'react-router'
import type { FabbisognoPageQuery } from '#generated/FabbisognoPageQuery.graphql.ts'
import query from '#generated/FabbisognoPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { fabbisognoParams, fabbisognoUrlState } from './fabbisognoUrlState.ts'

const title = 'Da ordinare'

/** What waits to be bought, in the planner shell. */
export const fabbisognoRoutes: RouteObject[] = [
  {
    path: '/da-ordinare',
    ...loadRoute<FabbisognoPageQuery>({
      query,
      variables: (_params, search) => ({ filtro: fabbisognoUrlState.filter(readUrl(fabbisognoParams, search)) }),
      title,
      permission: 'adminOrdiniFornitore',
      page: () => import('./FabbisognoPage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
