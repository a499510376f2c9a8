import type { RouteObject } from 'react-router'
import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import query from '#generated/contextModuloQuery.graphql.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { formChoicesOf } from './formChoices.ts'

/** The form of a new order. */
export const addOrdineRoute: RouteObject = {
  path: '/aggiungi-ordine',
  ...loadRoute<contextModuloQuery>({
    query,
    variabiliDi: (viewer, _params, search) =>
      formChoicesOf(viewer, null, pathNumber(search.get('cliente') ?? '') || null),
    titolo: 'Aggiungi ordine',
    permesso: 'addOrders',
    pagina: () => import('./AddOrdinePage.tsx'),
    scheletro: <DetailSkeleton title="Aggiungi ordine" />,
  }),
}
