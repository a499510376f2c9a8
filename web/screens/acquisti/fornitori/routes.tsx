import type { RouteObject } from 'react-router'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { FornitoriPageQuery } from './__generated__/FornitoriPageQuery.graphql.ts'
import query from './__generated__/FornitoriPageQuery.graphql.ts'
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
