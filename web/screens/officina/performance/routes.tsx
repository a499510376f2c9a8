import type { RouteObject } from 'react-router'
import { previousPeriod } from '../../../../server/officina/performance/rules.ts'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { rereadUnless } from '../../../relay/rereadUnless.ts'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import { readUrl } from '../../../ui/urlState.ts'
import type { OreLavoratePageQuery } from './__generated__/OreLavoratePageQuery.graphql.ts'
import oreQuery from './__generated__/OreLavoratePageQuery.graphql.ts'
import type { PerformanceOperatoriPageQuery } from './__generated__/PerformanceOperatoriPageQuery.graphql.ts'
import operatoriQuery from './__generated__/PerformanceOperatoriPageQuery.graphql.ts'
import type { PerformancePageQuery } from './__generated__/PerformancePageQuery.graphql.ts'
import performanceQuery from './__generated__/PerformancePageQuery.graphql.ts'
import { cardsUrlState, FIGURE_PATHS, figureUrlState, figureVariables, shownFigurePeriod } from './figureUrlState.ts'
import type { LavorazioniOrdinePageQuery } from './lavorazioniOrdine/__generated__/LavorazioniOrdinePageQuery.graphql.ts'
import lavorazioniQuery from './lavorazioniOrdine/__generated__/LavorazioniOrdinePageQuery.graphql.ts'
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
      variabili: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      oggetto: () => 'performance',
      titolo: 'Performance',
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
      variabili: (_params, search) => figureVariables(readUrl(figureUrlState, search)),
      oggetto: () => 'completezza',
      titolo: 'Completezza',
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
      variabili(_params, search) {
        const filter = shownFigurePeriod(readUrl(cardsUrlState, search), 'mese')
        return { filtro: filter, prima: previousPeriod(filter) }
      },
      oggetto: () => 'performance-operatori',
      titolo: 'Performance operatori',
      permesso,
      pagina: () => import('./PerformanceOperatoriPage.tsx'),
      scheletro: <DetailSkeleton title="Performance operatori" />,
    }),
  },
]
