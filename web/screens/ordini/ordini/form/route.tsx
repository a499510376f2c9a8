import type { RouteObject } from 'react-router'
import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import query from '#generated/contextModuloQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { primaDataNewSlot } from '../../slots.ts'
import { formChoicesOf } from './formChoices.ts'

/** The form of a new order. */
export const addOrdineRoute: RouteObject = {
  path: '/aggiungi-ordine',
  ...loadRoute<contextModuloQuery>({
    query,
    variablesOf: (viewer, _params, search) =>
      formChoicesOf(viewer, null, pathNumber(search.get('cliente') ?? '') || null),
    title: 'Aggiungi ordine',
    permission: 'addOrders',
    page: withSlots(() => import('./AddOrdinePage.tsx'), primaDataNewSlot),
    skeleton: <DetailSkeleton title="Aggiungi ordine" />,
  }),
}
