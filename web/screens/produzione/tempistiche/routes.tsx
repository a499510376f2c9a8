import type { RouteObject } from 'react-router'
import { codicePagina, type HandleRotta, loadRoute } from '../../../relay/loadRoute.tsx'
import { rileggiSalvo } from '../../../relay/rileggiSalvo.ts'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { TempistichePageQuery } from './__generated__/TempistichePageQuery.graphql.ts'
import pageQuery from './__generated__/TempistichePageQuery.graphql.ts'
import { statoTempistiche, variabili } from './stato.ts'

/** Codes and timings in the planner shell. */
export const rotteTempistiche: RouteObject[] = [
  {
    path: '/tempistiche',
    ...loadRoute<TempistichePageQuery>({
      query: pageQuery,
      variabili: (_params, ricerca) => variabili(leggiUrl(statoTempistiche, ricerca)),
      titolo: 'Tempistiche',
      permesso: 'adminOrders',
      pagina: () => import('./TempistichePage.tsx'),
      scheletro: <ScheletroElenco titolo="Tempistiche" />,
    }),
    // Filters of what the page has read already.
    shouldRevalidate: rileggiSalvo('search', 'scheda', 'mancanti'),
  },
  {
    path: '/tempistiche/importa',
    handle: { titolo: 'Importa tempi', permesso: 'adminOrders' } satisfies HandleRotta,
    lazy: { Component: () => codicePagina(() => import('./ImportaTempiPage.tsx')) },
  },
]
