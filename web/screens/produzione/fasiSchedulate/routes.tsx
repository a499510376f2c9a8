import type { RouteObject } from 'react-router'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { FasiSchedulatePageQuery } from './__generated__/FasiSchedulatePageQuery.graphql.ts'
import query from './__generated__/FasiSchedulatePageQuery.graphql.ts'
import { fasiSchedulateUrlState } from './fasiSchedulateUrlState.ts'

/** The scheduled phases across all orders. */
export const fasiSchedulateRoutes: RouteObject[] = [
  listRoute<FasiSchedulatePageQuery>({
    path: '/fasi-schedulate',
    query,
    url: fasiSchedulateUrlState,
    title: 'Fasi schedulate',
    permission: 'updateStatoFasiOrdineFornitore',
    page: () => import('./FasiSchedulatePage.tsx'),
    rows: 16,
  }),
]
