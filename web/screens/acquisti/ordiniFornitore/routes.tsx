import type { RouteObject } from 'react-router'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { OrdiniFornitorePageQuery } from './__generated__/OrdiniFornitorePageQuery.graphql.ts'
import query from './__generated__/OrdiniFornitorePageQuery.graphql.ts'
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
