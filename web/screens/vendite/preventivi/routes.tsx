import type { RouteObject } from 'react-router'
import type { PreventiviPageQuery } from '#generated/PreventiviPageQuery.graphql.ts'
import listQuery from '#generated/PreventiviPageQuery$parameters.ts'
import type { PreventiviStatesQuery } from '#generated/PreventiviStatesQuery.graphql.ts'
import statesQuery from '#generated/PreventiviStatesQuery$parameters.ts'
import type { PreventivoContentPreventivoHistoryQuery } from '#generated/PreventivoContentPreventivoHistoryQuery.graphql.ts'
import historyQuery from '#generated/PreventivoContentPreventivoHistoryQuery$parameters.ts'
import type { PreventivoPageQuery } from '#generated/PreventivoPageQuery.graphql.ts'
import detailQuery from '#generated/PreventivoPageQuery$parameters.ts'
import type { preventiviChoicesQuery } from '#generated/preventiviChoicesQuery.graphql.ts'
import choicesQuery from '#generated/preventiviChoicesQuery$parameters.ts'
import type { useVisteQuery } from '#generated/useVisteQuery.graphql.ts'
import visteQuery from '#generated/useVisteQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside, loadRoute } from '#relay/loadRoute.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import type { RouteViewer } from '#relay/routeViewer.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { offerteOfPreventivoSlot, ordineOfPreventivoSlot, primaDataOfPreventivoSlot } from '../slots.ts'
import { preventiviStatesVariables, preventiviVariables } from './preventiviUrlState.ts'

// Agents are withheld from agents.
const choices = ({ permessi }: RouteViewer) =>
  beside<preventiviChoicesQuery>(choicesQuery, { conAgenti: permessi.adminPreventivi })

/** Screens of the quotes shell. */
export const preventiviRoutes: RouteObject[] = [
  listRoute<PreventiviPageQuery>({
    path: '/',
    query: listQuery,
    url: { variables: preventiviVariables },
    title: 'Preventivi',
    permission: 'viewPreventivi',
    page: () => import('./PreventiviPage.tsx'),
    rows: 10,
    beside: (viewer, _params, search) => [
      choices(viewer),
      beside<useVisteQuery>(visteQuery, { elenco: 'PREVENTIVI' }),
      beside<PreventiviStatesQuery>(statesQuery, preventiviStatesVariables(search), 'store-and-network'),
    ],
  }),
  {
    path: '/:id',
    ...loadRoute<PreventivoPageQuery>({
      query: detailQuery,
      variablesOf: ({ permessi }, { id }) => ({ pk: pathNumber(id), conOfferte: permessi.viewOfferte }),
      title: 'Preventivo',
      beside: (viewer, { id }) => [
        choices(viewer),
        beside<PreventivoContentPreventivoHistoryQuery>(historyQuery, { pk: pathNumber(id) }, 'store-and-network'),
      ],
      permission: 'viewPreventivi',
      page: withSlots(
        () => import('./PreventivoPage.tsx'),
        ordineOfPreventivoSlot,
        primaDataOfPreventivoSlot,
        offerteOfPreventivoSlot,
      ),
      skeleton: <DetailSkeleton title="Preventivo" />,
    }),
  },
]
