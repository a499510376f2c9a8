import type { RouteObject } from 'react-router'
import type { PortalePageQuery } from '#generated/PortalePageQuery.graphql.ts'
import query from '#generated/PortalePageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { portaleUrlState } from './portaleUrlState.ts'

/** The one screen of the supplier portal. */
export const portaleRoutes: RouteObject[] = [
  listRoute<PortalePageQuery>({
    path: '/',
    query,
    url: portaleUrlState,
    title: 'I miei ordini',
    permission: 'viewPortaleFornitore',
    page: () => import('./PortalePage.tsx'),
  }),
]
