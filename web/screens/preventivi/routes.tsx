import type { RouteObject } from 'react-router'
import { loadRoute } from '../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../ui/urlState.ts'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import query from './__generated__/PreventiviPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** Screens of the quotes shell (spec/000 §2.2). */
export const rottePreventivi: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<PreventiviPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Preventivi',
      permesso: 'viewPreventivi',
      pagina: () => import('./PreventiviPage.tsx'),
      scheletro: <ScheletroElenco titolo="Preventivi" />,
    }),
  },
]
