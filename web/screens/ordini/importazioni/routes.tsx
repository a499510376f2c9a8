import type { RouteObject } from 'react-router'
import { pageCode, type RouteHandle } from '#relay/loadRoute.tsx'

/** Imports in the planner shell. */
export const importRunsRoutes: RouteObject[] = [
  {
    path: '/importa-ordini',
    handle: { title: 'Importa Ordini', permission: 'addOrders' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./ImportOrdiniPage.tsx')) },
  },
]
