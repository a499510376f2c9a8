import type { RouteObject } from 'react-router'
import { codicePagina, type HandleRotta } from '../../relay/loadRoute.tsx'

/** Screens of the home shell. */
export const rotteHome: RouteObject[] = [
  {
    path: '/',
    handle: { titolo: 'Home' } satisfies HandleRotta,
    lazy: { Component: () => codicePagina(() => import('./HomePage.tsx')) },
  },
]
