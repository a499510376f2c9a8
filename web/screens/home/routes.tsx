import type { RouteObject } from 'react-router'
import { pageCode, type RouteHandle } from '../../relay/loadRoute.tsx'

/** Screens of the home shell. */
export const homeRoutes: RouteObject[] = [
  {
    path: '/',
    handle: { titolo: 'Home' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) },
  },
]
