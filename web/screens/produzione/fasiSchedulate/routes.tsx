import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { FasiSchedulatePageQuery } from './__generated__/FasiSchedulatePageQuery.graphql.ts'
import pageQuery from './__generated__/FasiSchedulatePageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './stato.ts'

/** The scheduled phases across all orders, `/fasi-schedulate`. */
export const rotteFasiSchedulate: RouteObject[] = [
  {
    path: '/fasi-schedulate',
    ...loadRoute<FasiSchedulatePageQuery>({
      query: pageQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Fasi schedulate',
      permesso: 'updateStatoFasiOrdineFornitore',
      pagina: () => import('./FasiSchedulatePage.tsx'),
      scheletro: <ScheletroElenco titolo="Fasi schedulate" righe={16} />,
    }),
  },
]
