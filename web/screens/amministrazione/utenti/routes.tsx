import type { RouteObject } from 'react-router'
import type { PasswordPageQuery } from '#generated/PasswordPageQuery.graphql.ts'
import passwordQuery from '#generated/PasswordPageQuery.graphql.ts'
import type { UtentePageQuery } from '#generated/UtentePageQuery.graphql.ts'
import detailQuery from '#generated/UtentePageQuery.graphql.ts'
import type { UtentiPageQuery } from '#generated/UtentiPageQuery.graphql.ts'
import listQuery from '#generated/UtentiPageQuery.graphql.ts'
import { loadRoute, pageCode } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { listRoute } from '#ui/list/listRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { utentiUrlState } from './utentiUrlState.ts'

/** The shell of the administration of users. */
export const utentiRoutes: RouteObject[] = [
  listRoute<UtentiPageQuery>({
    path: '/',
    query: listQuery,
    url: utentiUrlState,
    title: 'Utenti',
    permission: 'adminUsers',
    page: () => import('./UtentiPage.tsx'),
  }),
  {
    path: '/create',
    handle: { titolo: 'Nuovo utente', permesso: 'adminUsers' },
    lazy: { Component: () => pageCode(() => import('./NewUtentePage.tsx')) },
  },
  {
    path: '/:id',
    ...loadRoute<UtentePageQuery>({
      query: detailQuery,
      variabili: ({ id }) => ({ pk: pathNumber(id) }),
      titolo: 'Utente',
      permesso: 'adminUsers',
      pagina: () => import('./UtentePage.tsx'),
      scheletro: <DetailSkeleton title="Utente" />,
    }),
  },
  {
    path: '/:id/change-password',
    ...loadRoute<PasswordPageQuery>({
      query: passwordQuery,
      variabili: ({ id }) => ({ pk: pathNumber(id) }),
      titolo: 'Cambia password',
      permesso: 'adminUsers',
      pagina: () => import('./PasswordPage.tsx'),
      scheletro: <DetailSkeleton title="Cambia password" />,
    }),
  },
]
