import type { RouteObject } from 'react-router'
import type { PersonalePageQuery } from '#generated/PersonalePageQuery.graphql.ts'
import listQuery from '#generated/PersonalePageQuery$parameters.ts'
import type { PersonaPageQuery } from '#generated/PersonaPageQuery.graphql.ts'
import detailQuery from '#generated/PersonaPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { calendarioUrlState, daysVariables } from '../calendario/urlState.ts'
import { personaleUrlState } from './personaleUrlState.ts'

/** Staff in the planner shell. */
export const personaleRoutes: RouteObject[] = [
  listRoute<PersonalePageQuery>({
    path: '/personale',
    query: listQuery,
    url: personaleUrlState,
    title: 'Personale',
    permission: 'adminPersonale',
    page: () => import('./PersonalePage.tsx'),
  }),
  {
    path: '/personale/:id',
    ...loadRoute<PersonaPageQuery>({
      query: detailQuery,
      variables: ({ id }, search) => ({
        pk: pathNumber(id),
        ...daysVariables(readUrl(calendarioUrlState, search).giorno),
      }),
      title: 'Persona',
      permission: 'adminPersonale',
      page: () => import('./PersonaPage.tsx'),
      skeleton: <DetailSkeleton title="Persona" />,
    }),
  },
]
