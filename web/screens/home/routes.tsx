import type { RouteObject } from 'react-router'
import type { GuideListQuery } from '#generated/GuideListQuery.graphql.ts'
import guideQuery from '#generated/GuideListQuery$parameters.ts'
import type { HomePageQuery } from '#generated/HomePageQuery.graphql.ts'
import query from '#generated/HomePageQuery$parameters.ts'
import type { WorkListToOrderWorkQuery } from '#generated/WorkListToOrderWorkQuery.graphql.ts'
import daOrdinareQuery from '#generated/WorkListToOrderWorkQuery$parameters.ts'
import { beside, pageCode, type RouteHandle, readRoute } from '#relay/loadRoute.tsx'
import { routeViewer } from '#relay/routeViewer.ts'
import { homeOf } from '#shell/homeOf.ts'
import { homeVariables } from './homeVariables.ts'

/** Screens of the home shell. */
export const homeRoutes: RouteObject[] = [
  {
    path: '/',
    handle: { title: 'Home' } satisfies RouteHandle,
    // The cards are there before what is counted and listed.
    loader: async (args) => {
      const viewer = await routeViewer()
      const home = viewer ? homeOf(viewer.permessi) : '/'
      if (home !== '/') {
        location.replace(home)
        return new Promise<never>(() => {})
      }
      return readRoute<HomePageQuery>(
        {
          query,
          variablesOf: homeVariables,
          objectOf: () => 'home',
          beside: ({ permessi }) => [
            ...(permessi.adminOrders
              ? [beside<WorkListToOrderWorkQuery>(daOrdinareQuery, {}, 'store-and-network')]
              : []),
            ...(permessi.adminImpostazioni ? [beside<GuideListQuery>(guideQuery, {}, 'store-and-network')] : []),
          ],
        },
        args,
      )
    },
    lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) },
  },
]
