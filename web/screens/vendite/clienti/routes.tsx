import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { pathNumber } from '../../../relay/pathNumber.ts'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { ClientePageQuery } from './__generated__/ClientePageQuery.graphql.ts'
import detailQuery from './__generated__/ClientePageQuery.graphql.ts'
import type { ClientiPageQuery } from './__generated__/ClientiPageQuery.graphql.ts'
import listQuery from './__generated__/ClientiPageQuery.graphql.ts'
import { clientiUrlState } from './clientiUrlState.ts'

/** Customers in the planner shell. */
export const clientiRoutes: RouteObject[] = [
  listRoute<ClientiPageQuery>({
    path: '/clienti',
    query: listQuery,
    url: clientiUrlState,
    title: 'Clienti',
    permission: 'viewClienti',
    page: () => import('./ClientiPage.tsx'),
  }),
  {
    path: '/clienti/:id',
    ...loadRoute<ClientePageQuery>({
      query: detailQuery,
      variabiliDi: ({ permessi }, { id }) => ({
        pk: pathNumber(id),
        conOrdini: permessi.viewElencoOrdini,
        conMail: permessi.adminPosta,
      }),
      oggetto: ({ id }) => id,
      titolo: 'Cliente',
      permesso: 'viewClienti',
      pagina: () => import('./ClientePage.tsx'),
      scheletro: <DetailSkeleton title="Cliente" />,
    }),
  },
]
