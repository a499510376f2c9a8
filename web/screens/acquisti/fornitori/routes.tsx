import type { RouteObject } from 'react-router'
import type { FornitoriPageQuery } from '#generated/FornitoriPageQuery.graphql.ts'
import query from '#generated/FornitoriPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { fornitoriUrlState } from './fornitoriUrlState.ts'

/** Suppliers in the planner shell. */
export const fornitoriRoutes: RouteObject[] = [
  listRoute<FornitoriPageQuery>({
    path: '/fornitori',
    query,
    url: fornitoriUrlState,
    title: 'Fornitori',
    permission: 'adminFornitori',
    page: () => import('./FornitoriPage.tsx'),
  }),
]
