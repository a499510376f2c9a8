import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { FornitoriPageQuery } from './__generated__/FornitoriPageQuery.graphql.ts'
import query from './__generated__/FornitoriPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** Suppliers in the planner shell. */
export const rotteFornitori: RouteObject[] = [
  {
    path: '/fornitori',
    ...loadRoute<FornitoriPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Fornitori',
      permesso: 'adminFornitori',
      pagina: () => import('./FornitoriPage.tsx'),
      scheletro: <ScheletroElenco titolo="Fornitori" />,
    }),
  },
]
