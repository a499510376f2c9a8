import type { RouteObject } from 'react-router'
import type { OrdiniPageQuery } from '#generated/OrdiniPageQuery.graphql.ts'
import query from '#generated/OrdiniPageQuery$parameters.ts'
import type { OrdiniStatesQuery } from '#generated/OrdiniStatesQuery.graphql.ts'
import statesQuery from '#generated/OrdiniStatesQuery$parameters.ts'
import type { ordiniChoicesQuery } from '#generated/ordiniChoicesQuery.graphql.ts'
import choicesQuery from '#generated/ordiniChoicesQuery$parameters.ts'
import type { useVisteQuery } from '#generated/useVisteQuery.graphql.ts'
import visteQuery from '#generated/useVisteQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside } from '#relay/loadRoute.tsx'
import { ordiniStatesVariables, ordiniUrlState } from './ordiniUrlState.ts'

/** List of the orders. */
export const ordiniRoute: RouteObject = listRoute<OrdiniPageQuery>({
  path: '/ordini',
  query,
  url: ordiniUrlState,
  title: 'Ordini',
  permission: 'viewElencoOrdini',
  page: () => import('./OrdiniPage.tsx'),
  rows: 16,
  beside: (_viewer, _params, search) => [
    beside<ordiniChoicesQuery>(choicesQuery, {}),
    beside<useVisteQuery>(visteQuery, { elenco: 'ORDINI' }),
    beside<OrdiniStatesQuery>(statesQuery, ordiniStatesVariables(search), 'store-and-network'),
  ],
})
