import type { RouteObject } from 'react-router'
import { pageCode, type RouteHandle } from '../../../relay/loadRoute.tsx'

/** Imports in the planner shell. */
export const importRunsRoutes: RouteObject[] = [
  {
    path: '/importa-clienti',
    handle: { titolo: 'Importa clienti', permesso: 'addOrders' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./ImportClientiPage.tsx')) },
  },
  {
    path: '/importa-ordini',
    handle: { titolo: 'Importa Ordini', permesso: 'addOrders' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./ImportOrdiniPage.tsx')) },
  },
]
