import type { RouteObject } from 'react-router'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { PortalePageQuery } from './__generated__/PortalePageQuery.graphql.ts'
import query from './__generated__/PortalePageQuery.graphql.ts'
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
