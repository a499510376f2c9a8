import type { AttivitaAutomatichePageQuery } from '#generated/AttivitaAutomatichePageQuery.graphql.ts'
import automaticheQuery from '#generated/AttivitaAutomatichePageQuery$parameters.ts'
import type { AttivitaOperatoriPageQuery } from '#generated/AttivitaOperatoriPageQuery.graphql.ts'
import query from '#generated/AttivitaOperatoriPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { attivitaUrlState } from './attivitaUrlState.ts'

/** The lists of activities, in the planner shell. */
export const attivitaRoutes = [
  listRoute<AttivitaOperatoriPageQuery>({
    path: '/attivita-operatori',
    query,
    url: attivitaUrlState,
    title: 'Attività operatori',
    permission: 'adminAttivitaOperatori',
    page: () => import('./AttivitaOperatoriPage.tsx'),
  }),
  listRoute<AttivitaAutomatichePageQuery>({
    path: '/attivita-operatori-automatica',
    query: automaticheQuery,
    url: attivitaUrlState,
    title: 'Attività operatori automatiche',
    permission: 'adminAttivitaOperatori',
    page: () => import('./AttivitaAutomatichePage.tsx'),
  }),
]
