import type { RouteObject } from 'react-router'
import type { ClientePageQuery } from '#generated/ClientePageQuery.graphql.ts'
import detailQuery from '#generated/ClientePageQuery.graphql.ts'
import type { ClientiPageQuery } from '#generated/ClientiPageQuery.graphql.ts'
import listQuery from '#generated/ClientiPageQuery.graphql.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { listRoute } from '#ui/list/listRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
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
