import type { RouteObject } from 'react-router'
import { codicePagina, loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio, ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { PasswordPageQuery } from './__generated__/PasswordPageQuery.graphql.ts'
import passwordQuery from './__generated__/PasswordPageQuery.graphql.ts'
import type { UtentePageQuery } from './__generated__/UtentePageQuery.graphql.ts'
import dettaglioQuery from './__generated__/UtentePageQuery.graphql.ts'
import type { UtentiPageQuery } from './__generated__/UtentiPageQuery.graphql.ts'
import elencoQuery from './__generated__/UtentiPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The number in the address; one that no user has when it makes no sense. */
function numero(testo: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(testo ?? '') ? Number(testo) : -1
}

/** The shell of the administration of users. */
export const rotteUtenti: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<UtentiPageQuery>({
      query: elencoQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Utenti',
      permesso: 'adminUsers',
      pagina: () => import('./UtentiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Utenti" />,
    }),
  },
  {
    path: '/create',
    handle: { titolo: 'Nuovo utente', permesso: 'adminUsers' },
    lazy: { Component: () => codicePagina(() => import('./NuovoUtentePage.tsx')) },
  },
  {
    path: '/:id',
    ...loadRoute<UtentePageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }) => ({ pk: numero(id) }),
      titolo: 'Utente',
      permesso: 'adminUsers',
      pagina: () => import('./UtentePage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Utente" />,
    }),
  },
  {
    path: '/:id/change-password',
    ...loadRoute<PasswordPageQuery>({
      query: passwordQuery,
      variabili: ({ id }) => ({ pk: numero(id) }),
      titolo: 'Cambia password',
      permesso: 'adminUsers',
      pagina: () => import('./PasswordPage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Cambia password" />,
    }),
  },
]
