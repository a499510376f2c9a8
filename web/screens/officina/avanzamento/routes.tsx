import type { RouteObject } from 'react-router'
import type { AvanzamentoPageQuery } from '#generated/AvanzamentoPageQuery.graphql.ts'
import query from '#generated/AvanzamentoPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'
import { avanzamentoVariables } from './avanzamentoUrlState.ts'

/** The dashboard of progress, in the planner shell. */
export const avanzamentoRoutes: RouteObject[] = [
  {
    path: '/avanzamento-ordini',
    ...loadRoute<AvanzamentoPageQuery>({
      query,
      variables: (_params, search) => avanzamentoVariables(search),
      objectOf: () => 'avanzamento',
      title: 'Avanzamento ordini',
      permission: 'adminOrders',
      page: () => import('./AvanzamentoPage.tsx'),
      skeleton: <ListSkeleton title="Avanzamento ordini" righe={16} />,
    }),
  },
]
