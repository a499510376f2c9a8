import type { RouteObject } from 'react-router'
import type { MaterialiPageQuery } from '#generated/MaterialiPageQuery.graphql.ts'
import query from '#generated/MaterialiPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { materialiUrlState } from './materialiUrlState.ts'

/** The shell of the materials: a single page. */
export const materialiRoutes: RouteObject[] = [
  listRoute<MaterialiPageQuery>({
    path: '/',
    query,
    url: materialiUrlState,
    title: 'Materiali',
    permission: 'adminMateriali',
    page: () => import('./MaterialiPage.tsx'),
    rows: 6,
  }),
]
