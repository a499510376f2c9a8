import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { CalendarioAziendalePageQuery } from './__generated__/CalendarioAziendalePageQuery.graphql.ts'
import aziendaleQuery from './__generated__/CalendarioAziendalePageQuery.graphql.ts'
import type { CalendarioOrePageQuery } from './ore/__generated__/CalendarioOrePageQuery.graphql.ts'
import oreQuery from './ore/__generated__/CalendarioOrePageQuery.graphql.ts'
import { ScheletroBlocco } from './ScheletroBlocco.tsx'
import { statoCalendario, variabiliGiorni } from './stato.ts'

const scheletro = (titolo: string) => (
  <Pagina titolo={titolo} piena>
    <ScheletroBlocco />
  </Pagina>
)

/** Company calendar and working hours in the planner shell. */
export const rotteCalendario: RouteObject[] = [
  {
    path: '/calendario-aziendale',
    ...loadRoute<CalendarioAziendalePageQuery>({
      query: aziendaleQuery,
      variabili: (_params, ricerca) => variabiliGiorni(leggiUrl(statoCalendario, ricerca).giorno),
      titolo: 'Calendario aziendale',
      permesso: 'adminPersonale',
      pagina: () => import('./CalendarioAziendalePage.tsx'),
      scheletro: scheletro('Calendario aziendale'),
    }),
  },
  {
    path: '/calendario-ore-lavorative',
    ...loadRoute<CalendarioOrePageQuery>({
      query: oreQuery,
      variabili: (_params, ricerca) => variabiliGiorni(leggiUrl(statoCalendario, ricerca).giorno),
      titolo: 'Calendario ore lavorative',
      permesso: 'adminPersonale',
      pagina: () => import('./ore/CalendarioOrePage.tsx'),
      scheletro: scheletro('Calendario ore lavorative'),
    }),
  },
]
