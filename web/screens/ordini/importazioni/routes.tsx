import type { RouteObject } from 'react-router'
import { codicePagina, type HandleRotta } from '../../../relay/loadRoute.tsx'

/** Imports in the planner shell. */
export const rotteImportazioni: RouteObject[] = [
  {
    path: '/importa-clienti',
    handle: { titolo: 'Importa clienti', permesso: 'addOrders' } satisfies HandleRotta,
    lazy: { Component: () => codicePagina(() => import('./ImportaClientiPage.tsx')) },
  },
  {
    path: '/importa-ordini',
    handle: { titolo: 'Importa Ordini', permesso: 'addOrders' } satisfies HandleRotta,
    lazy: { Component: () => codicePagina(() => import('./ImportaOrdiniPage.tsx')) },
  },
]
