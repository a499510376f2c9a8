import type { RouteObject } from 'react-router'
import type { LavorazioniOrdinePageQuery } from '#generated/LavorazioniOrdinePageQuery.graphql.ts'
import lavorazioniQuery from '#generated/LavorazioniOrdinePageQuery$parameters.ts'
import type { OreLavoratePageQuery } from '#generated/OreLavoratePageQuery.graphql.ts'
import oreQuery from '#generated/OreLavoratePageQuery$parameters.ts'
import type { PerformanceOperatoriPageQuery } from '#generated/PerformanceOperatoriPageQuery.graphql.ts'
import operatoriQuery from '#generated/PerformanceOperatoriPageQuery$parameters.ts'
import type { PerformancePageQuery } from '#generated/PerformancePageQuery.graphql.ts'
import performanceQuery from '#generated/PerformancePageQuery$parameters.ts'
import { previousPeriod } from '#officina/performance/rules.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import {
  cardsUrlState,
  FIGURE_PATHS,
  figureUrlState,
  figureVariables,
  periodoOf,
  shownFigurePeriod,
} from './figureUrlState.ts'
import { lavorazioniOrdineUrlState } from './lavorazioniOrdine/lavorazioniOrdineUrlState.ts'

const permission = 'adminAttivitaOperatori'

/** Both tabs show the same figure. */
const shouldRevalidate = rereadUnless('scheda')

/** The figures of the workshop, in the planner shell. */
export const performanceRoutes: RouteObject[] = [
  listRoute<LavorazioniOrdinePageQuery>({
    path: '/lavorazioni-ordine-operatore',
    query: lavorazioniQuery,
    url: lavorazioniOrdineUrlState,
    title: 'Lavorazioni ordine',
    permission: permission,
    page: () => import('./lavorazioniOrdine/LavorazioniOrdinePage.tsx'),
  }),
  {
    path: FIGURE_PATHS.performance.page,
    ...loadRoute<PerformancePageQuery>({
      query: performanceQuery,
      variables: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      objectOf: () => 'performance',
      title: 'Performance',
      permission,
      page: () => import('./PerformancePage.tsx'),
      skeleton: <DetailSkeleton title="Performance" />,
    }),
    shouldRevalidate,
  },
  {
    path: FIGURE_PATHS.ore.page,
    ...loadRoute<OreLavoratePageQuery>({
      query: oreQuery,
      variables: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      objectOf: () => 'completezza',
      title: 'Completezza',
      permission,
      page: () => import('./OreLavoratePage.tsx'),
      skeleton: <DetailSkeleton title="Completezza" />,
    }),
    shouldRevalidate,
  },
  {
    path: '/analisi/performance/operatori',
    ...loadRoute<PerformanceOperatoriPageQuery>({
      query: operatoriQuery,
      variables(_params, search) {
        const filter = shownFigurePeriod(readUrl(cardsUrlState, search), 'mese')
        return { filtro: { periodo: periodoOf(filter) }, prima: { periodo: periodoOf(previousPeriod(filter)) } }
      },
      objectOf: () => 'performance-operatori',
      title: 'Performance operatori',
      permission,
      page: () => import('./PerformanceOperatoriPage.tsx'),
      skeleton: <DetailSkeleton title="Performance operatori" />,
    }),
  },
]
