import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../../ui/urlState.ts'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import elencoQuery from './__generated__/OrdiniPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** List of the orders, `/ordini`. */
export const rottaOrdini: RouteObject = {
  path: '/ordini',
  ...loadRoute<OrdiniPageQuery>({
    query: elencoQuery,
    variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
    titolo: 'Ordini',
    pagina: () => import('./OrdiniPage.tsx'),
    scheletro: <ScheletroElenco titolo="Ordini" righe={16} />,
  }),
}
