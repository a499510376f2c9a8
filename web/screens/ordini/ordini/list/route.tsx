import type { RouteObject } from 'react-router'
import { beside } from '../../../../relay/loadRoute.tsx'
import { listRoute } from '../../../../ui/list/listRoute.tsx'
import type { useVisteQuery } from '../../viste/__generated__/useVisteQuery.graphql.ts'
import visteQuery from '../../viste/__generated__/useVisteQuery.graphql.ts'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import query from './__generated__/OrdiniPageQuery.graphql.ts'
import type { ordiniChoicesQuery } from './__generated__/ordiniChoicesQuery.graphql.ts'
import choicesQuery from './__generated__/ordiniChoicesQuery.graphql.ts'
import { ordiniUrlState } from './ordiniUrlState.ts'

/** List of the orders. */
export const ordiniRoute: RouteObject = listRoute<OrdiniPageQuery>({
  path: '/ordini',
  query,
  url: ordiniUrlState,
  title: 'Ordini',
  permission: 'viewElencoOrdini',
  page: () => import('./OrdiniPage.tsx'),
  rows: 16,
  beside: () => [beside<ordiniChoicesQuery>(choicesQuery, {}), beside<useVisteQuery>(visteQuery, { elenco: 'ordini' })],
})
