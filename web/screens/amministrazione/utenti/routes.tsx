import type { RouteObject } from 'react-router'
import type { AccessiPageQuery } from '#generated/AccessiPageQuery.graphql.ts'
import accessiQuery from '#generated/AccessiPageQuery.graphql.ts'
import type { InteressatiPageQuery } from '#generated/InteressatiPageQuery.graphql.ts'
import interessatiQuery from '#generated/InteressatiPageQuery.graphql.ts'
import type { PasswordPageQuery } from '#generated/PasswordPageQuery.graphql.ts'
import passwordQuery from '#generated/PasswordPageQuery$parameters.ts'
import type { UtentePageQuery } from '#generated/UtentePageQuery.graphql.ts'
import detailQuery from '#generated/UtentePageQuery$parameters.ts'
import type { UtentiPageQuery } from '#generated/UtentiPageQuery.graphql.ts'
import listQuery from '#generated/UtentiPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute, pageCode } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { accessiUrlState } from '../accessi/accessiUrlState.ts'
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
  listRoute<AccessiPageQuery>({
    path: '/accessi',
    query: accessiQuery,
    url: accessiUrlState,
    title: 'Accessi',
    permission: 'adminUsers',
    page: () => import('../accessi/AccessiPage.tsx'),
  }),
  {
    path: '/dati-personali',
    ...loadRoute<InteressatiPageQuery>({
      query: interessatiQuery,
      variables: (_params, search) => ({ testo: search.get('testo') ?? '' }),
      title: 'Dati personali',
      permission: 'adminUsers',
      page: () => import('../interessati/InteressatiPage.tsx'),
      skeleton: <DetailSkeleton title="Dati personali" />,
    }),
  },
  {
    path: '/create',
    handle: { titolo: 'Nuovo utente', permesso: 'adminUsers' },
    lazy: { Component: () => pageCode(() => import('./NewUtentePage.tsx')) },
  },
  {
    path: '/:id',
    ...loadRoute<UtentePageQuery>({
      query: detailQuery,
      variables: ({ id }) => ({ pk: pathNumber(id) }),
      title: 'Utente',
      permission: 'adminUsers',
      page: () => import('./UtentePage.tsx'),
      skeleton: <DetailSkeleton title="Utente" />,
    }),
  },
  {
    path: '/:id/change-password',
    ...loadRoute<PasswordPageQuery>({
      query: passwordQuery,
      variables: ({ id }) => ({ pk: pathNumber(id) }),
      title: 'Cambia password',
      permission: 'adminUsers',
      page: () => import('./PasswordPage.tsx'),
      skeleton: <DetailSkeleton title="Cambia password" />,
    }),
  },
]
