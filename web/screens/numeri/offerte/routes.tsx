import type { RouteObject } from 'react-router'
import type { StatisticheOffertePageQuery } from '#generated/StatisticheOffertePageQuery.graphql.ts'
import query from '#generated/StatisticheOffertePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { statisticheOfferteUrlState, statisticheOfferteVariables } from './offerteFigureUrl.ts'

const title = 'Statistiche offerte'

/** What came of the offers. */
export const statisticheOfferteRoutes: RouteObject[] = [
  {
    path: '/statistiche-offerte',
    ...loadRoute<StatisticheOffertePageQuery>({
      query,
      variables: (_params, search) => statisticheOfferteVariables(readUrl(statisticheOfferteUrlState, search)),
      title,
      permission: 'viewOfferte',
      page: () => import('./StatisticheOffertePage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
