import type { RouteObject } from 'react-router'
import type { HandleRotta } from '../../relay/loadRoute.tsx'

/** Screens of the home shell. */
export const rotteHome: RouteObject[] = [
  {
    path: '/',
    handle: { titolo: 'Home' } satisfies HandleRotta,
    lazy: { Component: async () => (await import('./HomePage.tsx')).default },
  },
]
