import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { pathNumber } from '../../../relay/pathNumber.ts'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import listQuery from './__generated__/PreventiviPageQuery.graphql.ts'
import type { PreventivoPageQuery } from './__generated__/PreventivoPageQuery.graphql.ts'
import dettaglioQuery from './__generated__/PreventivoPageQuery.graphql.ts'
import { preventiviVariables } from './preventiviUrlState.ts'

/** Screens of the quotes shell. */
export const preventiviRoutes: RouteObject[] = [
  listRoute<PreventiviPageQuery>({
    path: '/',
    query: listQuery,
    url: { variables: preventiviVariables },
    title: 'Preventivi',
    permission: 'viewPreventivi',
    page: () => import('./PreventiviPage.tsx'),
    rows: 10,
  }),
  {
    path: '/:id',
    ...loadRoute<PreventivoPageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }) => ({ pk: pathNumber(id) }),
      titolo: 'Preventivo',
      permesso: 'viewPreventivi',
      pagina: () => import('./PreventivoPage.tsx'),
      scheletro: <DetailSkeleton titolo="Preventivo" />,
    }),
  },
]
