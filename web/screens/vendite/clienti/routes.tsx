import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio, ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { ClientePageQuery } from './__generated__/ClientePageQuery.graphql.ts'
import dettaglioQuery from './__generated__/ClientePageQuery.graphql.ts'
import type { ClientiPageQuery } from './__generated__/ClientiPageQuery.graphql.ts'
import elencoQuery from './__generated__/ClientiPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The number in the address; one that no customer has when it makes no sense. */
function numero(testo: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(testo ?? '') ? Number(testo) : -1
}

/** Customers in the planner shell. */
export const rotteClienti: RouteObject[] = [
  {
    path: '/clienti',
    ...loadRoute<ClientiPageQuery>({
      query: elencoQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Clienti',
      permesso: 'viewClienti',
      pagina: () => import('./ClientiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Clienti" />,
    }),
  },
  {
    path: '/clienti/:id',
    ...loadRoute<ClientePageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }) => ({ pk: numero(id) }),
      titolo: 'Cliente',
      permesso: 'viewClienti',
      pagina: () => import('./ClientePage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Cliente" />,
    }),
  },
]
