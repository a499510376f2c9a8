import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { AttivitaAutomatichePageQuery } from './__generated__/AttivitaAutomatichePageQuery.graphql.ts'
import automaticheQuery from './__generated__/AttivitaAutomatichePageQuery.graphql.ts'
import type { AttivitaOperatoriPageQuery } from './__generated__/AttivitaOperatoriPageQuery.graphql.ts'
import query from './__generated__/AttivitaOperatoriPageQuery.graphql.ts'
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
