import type { RouteObject } from 'react-router'
import type { ConfermaPageQuery } from '#generated/ConfermaPageQuery.graphql.ts'
import detailQuery from '#generated/ConfermaPageQuery$parameters.ts'
import type { ConfermePageQuery } from '#generated/ConfermePageQuery.graphql.ts'
import listQuery from '#generated/ConfermePageQuery$parameters.ts'
import type { ConfermeStatesQuery } from '#generated/ConfermeStatesQuery.graphql.ts'
import statesQuery from '#generated/ConfermeStatesQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside, loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { confermeStatesVariables, confermeUrlState } from './confermeUrlState.ts'

/** Order confirmations in the planner shell. */
export const confermeRoutes: RouteObject[] = [
  listRoute<ConfermePageQuery>({
    path: '/conferme-ordini',
    query: listQuery,
    url: confermeUrlState,
    title: 'Conferme ordini',
    permission: 'confermaOrdini',
    page: () => import('./ConfermePage.tsx'),
    beside: (_viewer, _params, search) => [
      beside<ConfermeStatesQuery>(statesQuery, confermeStatesVariables(search), 'store-and-network'),
    ],
  }),
  {
    path: '/conferme-ordini/:id',
    ...loadRoute<ConfermaPageQuery>({
      query: detailQuery,
      variables: ({ id }) => ({ pk: pathNumber(id) }),
      title: 'Conferma ordine',
      permission: 'confermaOrdini',
      page: () => import('./detail/ConfermaPage.tsx'),
      skeleton: <DetailSkeleton title="Conferma ordine" />,
    }),
  },
]
