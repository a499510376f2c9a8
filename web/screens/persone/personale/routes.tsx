import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio, ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import { statoCalendario, variabiliGiorni } from '../calendario/stato.ts'
import type { PersonalePageQuery } from './__generated__/PersonalePageQuery.graphql.ts'
import elencoQuery from './__generated__/PersonalePageQuery.graphql.ts'
import type { PersonaPageQuery } from './__generated__/PersonaPageQuery.graphql.ts'
import dettaglioQuery from './__generated__/PersonaPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The number in the address; an unused one when it is no number. */
const numero = (testo: string | undefined) => (/^[1-9]\d{0,8}$/.test(testo ?? '') ? Number(testo) : -1)

/** Staff in the planner shell. */
export const rottePersonale: RouteObject[] = [
  {
    path: '/personale',
    ...loadRoute<PersonalePageQuery>({
      query: elencoQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Personale',
      permesso: 'adminPersonale',
      pagina: () => import('./PersonalePage.tsx'),
      scheletro: <ScheletroElenco titolo="Personale" />,
    }),
  },
  {
    path: '/personale/:id',
    ...loadRoute<PersonaPageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }, ricerca) => ({
        pk: numero(id),
        ...variabiliGiorni(leggiUrl(statoCalendario, ricerca).giorno),
      }),
      titolo: 'Persona',
      permesso: 'adminPersonale',
      pagina: () => import('./PersonaPage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Persona" />,
    }),
  },
]
