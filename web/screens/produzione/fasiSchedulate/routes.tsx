import type { RouteObject } from 'react-router'
import type { FasiSchedulatePageQuery } from '#generated/FasiSchedulatePageQuery.graphql.ts'
import query from '#generated/FasiSchedulatePageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
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
