import type { RouteObject } from 'react-router'
import { codicePagina, type HandleRotta } from '../../../../relay/loadRoute.tsx'

/** The form of a new order. */
export const rottaAggiungi: RouteObject = {
  path: '/aggiungi-ordine',
  handle: { titolo: 'Aggiungi ordine', permesso: 'addOrders' } satisfies HandleRotta,
  lazy: { Component: () => codicePagina(() => import('./AggiungiOrdinePage.tsx')) },
}
