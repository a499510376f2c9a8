import type { RouteObject } from 'react-router'
import type { FornitureStatesQuery } from '#generated/FornitureStatesQuery.graphql.ts'
import statesQuery from '#generated/FornitureStatesQuery$parameters.ts'
import type { OrdiniFornitorePageQuery } from '#generated/OrdiniFornitorePageQuery.graphql.ts'
import query from '#generated/OrdiniFornitorePageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside } from '#relay/loadRoute.tsx'
import { fornitureStatesVariables, ordiniFornitoreUrlState } from './list/ordiniFornitoreUrlState.ts'

/** Supplier orders in the planner shell. */
export const ordiniFornitoreRoutes: RouteObject[] = [
  listRoute<OrdiniFornitorePageQuery>({
    path: '/ordini-fornitore',
    query,
    url: ordiniFornitoreUrlState,
    title: 'Ordini fornitore',
    permission: 'viewOrderFasi',
    page: () => import('./OrdiniFornitorePage.tsx'),
    rows: 16,
    beside: (_viewer, _params, search) => [
      beside<FornitureStatesQuery>(statesQuery, fornitureStatesVariables(search), 'store-and-network'),
    ],
  }),
]
