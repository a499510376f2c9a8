import type { RouteObject } from 'react-router'
import { beside, pageCode, type RouteHandle, readRoute } from '../../relay/loadRoute.tsx'
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import query from './__generated__/HomePageQuery.graphql.ts'
import { homeVariables } from './homeVariables.ts'
import type { ToOrderWorkQuery } from './lavoro/__generated__/ToOrderWorkQuery.graphql.ts'
import daOrdinareQuery from './lavoro/__generated__/ToOrderWorkQuery.graphql.ts'

/** Screens of the home shell. */
export const homeRoutes: RouteObject[] = [
  {
    path: '/',
    handle: { titolo: 'Home' } satisfies RouteHandle,
    // The cards are there before what is counted and listed.
    loader: (args) =>
      readRoute<HomePageQuery>(
        {
          query,
          variabiliDi: homeVariables,
          oggetto: () => 'home',
          accanto: ({ permessi }) =>
            permessi.adminOrders ? [beside<ToOrderWorkQuery>(daOrdinareQuery, {}, 'store-and-network')] : [],
        },
        args,
      ),
    lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) },
  },
]
