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

const permesso = 'adminAttivitaOperatori'

/** Both tabs show the same figure. */
const shouldRevalidate = rereadUnless('scheda')

/** The figures of the workshop, in the planner shell. */
export const performanceRoutes: RouteObject[] = [
  listRoute<LavorazioniOrdinePageQuery>({
    path: '/lavorazioni-ordine-operatore',
    query: lavorazioniQuery,
    url: lavorazioniOrdineUrlState,
    title: 'Lavorazioni ordine',
    permission: permesso,
    page: () => import('./lavorazioniOrdine/LavorazioniOrdinePage.tsx'),
  }),
  {
    path: FIGURE_PATHS.performance.page,
    ...loadRoute<PerformancePageQuery>({
      query: performanceQuery,
      variables: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      oggetto: () => 'performance',
      title: 'Performance',
      permesso,
      pagina: () => import('./PerformancePage.tsx'),
      scheletro: <DetailSkeleton title="Performance" />,
    }),
    shouldRevalidate,
  },
  {
    path: FIGURE_PATHS.ore.page,
    ...loadRoute<OreLavoratePageQuery>({
      query: oreQuery,
      variables: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      oggetto: () => 'completezza',
      title: 'Completezza',
      permesso,
      pagina: () => import('./OreLavoratePage.tsx'),
      scheletro: <DetailSkeleton title="Completezza" />,
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
      oggetto: () => 'performance-operatori',
      title: 'Performance operatori',
      permesso,
      pagina: () => import('./PerformanceOperatoriPage.tsx'),
      scheletro: <DetailSkeleton title="Performance operatori" />,
    }),
  },
]
