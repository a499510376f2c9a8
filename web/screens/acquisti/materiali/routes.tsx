import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { MaterialiPageQuery } from './__generated__/MaterialiPageQuery.graphql.ts'
import query from './__generated__/MaterialiPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The shell of the materials: a single page. */
export const rotteMateriali: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<MaterialiPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Materiali',
      permesso: 'adminMateriali',
      pagina: () => import('./MaterialiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Materiali" righe={6} />,
    }),
  },
]
