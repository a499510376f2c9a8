import type { RouteObject } from 'react-router'
import { pageCode, type RouteHandle } from '../../../../relay/loadRoute.tsx'

/** The form of a new order. */
export const addOrdineRoute: RouteObject = {
  path: '/aggiungi-ordine',
  handle: { titolo: 'Aggiungi ordine', permesso: 'addOrders' } satisfies RouteHandle,
  lazy: { Component: () => pageCode(() => import('./AddOrdinePage.tsx')) },
}
