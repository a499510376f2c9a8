import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { rileggiSalvo } from '../../../relay/rileggiSalvo.ts'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { SegnalazioniPageQuery } from './__generated__/SegnalazioniPageQuery.graphql.ts'
import query from './__generated__/SegnalazioniPageQuery.graphql.ts'
import { statoSegnalazioni, variabiliSegnalazioni } from './statoSegnalazioni.ts'

/** Faults of the server and of the pages. */
export const rotteSegnalazioni: RouteObject[] = [
  {
    path: '/segnalazioni',
    ...loadRoute<SegnalazioniPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliSegnalazioni(leggiUrl(statoSegnalazioni, ricerca)),
      titolo: 'Segnalazioni',
      permesso: 'viewSegnalazioni',
      pagina: () => import('./SegnalazioniPage.tsx'),
      scheletro: <ScheletroElenco titolo="Segnalazioni" />,
    }),
    shouldRevalidate: rileggiSalvo('segnalazione'),
  },
]
