import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { rileggiSalvo } from '../../../relay/rileggiSalvo.ts'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { StatisticheAgentiPageQuery } from './__generated__/StatisticheAgentiPageQuery.graphql.ts'
import agentiQuery from './__generated__/StatisticheAgentiPageQuery.graphql.ts'
import type { StatisticheClientiPageQuery } from './__generated__/StatisticheClientiPageQuery.graphql.ts'
import clientiQuery from './__generated__/StatisticheClientiPageQuery.graphql.ts'
import { statoAgenti, statoClienti, variabili } from './stato.ts'

/** Table and charts, whatever they measure, show the same. */
const shouldRevalidate = rileggiSalvo('vista', 'misura')

/** Statistics of customers and of agents. */
export const rotteStatistiche: RouteObject[] = [
  {
    path: '/statistiche-clienti',
    ...loadRoute<StatisticheClientiPageQuery>({
      query: clientiQuery,
      variabili: (_params, ricerca) => variabili('clienti', leggiUrl(statoClienti, ricerca)),
      titolo: 'Statistiche clienti',
      permesso: 'viewStatisticheVendite',
      pagina: () => import('./StatisticheClientiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Statistiche clienti" righe={16} />,
    }),
    shouldRevalidate,
  },
  {
    path: '/statistiche-agenti',
    ...loadRoute<StatisticheAgentiPageQuery>({
      query: agentiQuery,
      variabili: (_params, ricerca) => variabili('agenti', leggiUrl(statoAgenti, ricerca)),
      titolo: 'Statistiche agenti',
      permesso: 'viewStatisticheVendite',
      pagina: () => import('./StatisticheAgentiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Statistiche agenti" righe={8} />,
    }),
    shouldRevalidate,
  },
]
