import type { RouteObject } from 'react-router'
import { listRoute } from '../../../../ui/list/listRoute.tsx'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import query from './__generated__/OrdiniPageQuery.graphql.ts'
import { ordiniUrlState } from './ordiniUrlState.ts'

/** List of the orders. */
export const ordiniRoute: RouteObject = listRoute<OrdiniPageQuery>({
  path: '/ordini',
  query,
  url: ordiniUrlState,
  title: 'Ordini',
  page: () => import('./OrdiniPage.tsx'),
  rows: 16,
})
