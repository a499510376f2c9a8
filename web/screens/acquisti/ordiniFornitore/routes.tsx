import type { RouteObject } from 'react-router'
import type { OrdiniFornitorePageQuery } from '#generated/OrdiniFornitorePageQuery.graphql.ts'
import query from '#generated/OrdiniFornitorePageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { ordiniFornitoreUrlState } from './list/ordiniFornitoreUrlState.ts'

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
  }),
]
