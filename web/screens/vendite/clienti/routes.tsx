import type { RouteObject } from 'react-router'
import type { ClientePageQuery } from '#generated/ClientePageQuery.graphql.ts'
import detailQuery from '#generated/ClientePageQuery$parameters.ts'
import type { ClientiPageQuery } from '#generated/ClientiPageQuery.graphql.ts'
import listQuery from '#generated/ClientiPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute, pageCode, type RouteHandle } from '#relay/loadRoute.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { ordiniOfClienteSlot } from '../slots.ts'
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
      variablesOf: ({ permessi }, { id }) => ({
        pk: pathNumber(id),
        conOrdini: permessi.viewElencoOrdini,
        conMail: permessi.adminPosta,
      }),
      objectOf: ({ id }) => id,
      title: 'Cliente',
      permission: 'viewClienti',
      page: withSlots(() => import('./ClientePage.tsx'), ordiniOfClienteSlot),
      skeleton: <DetailSkeleton title="Cliente" />,
    }),
  },
  {
    path: '/importa-clienti',
    handle: { title: 'Importa clienti', permission: 'addOrders' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./importa/ImportClientiPage.tsx')) },
  },
]
