import type { RouteObject } from 'react-router'
import type { RegoleDistintaPageQuery } from '#generated/RegoleDistintaPageQuery.graphql.ts'
import query from '#generated/RegoleDistintaPageQuery.graphql.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { regoleUrlState } from './regoleUrlState.ts'

/** The rules of bills, in the shell of the catalogue. */
export const distinteRoutes: RouteObject[] = [
  listRoute<RegoleDistintaPageQuery>({
    path: '/distinte',
    query,
    url: regoleUrlState,
    title: 'Distinte',
    permission: 'adminCatalogo',
    page: () => import('./RegoleDistintaPage.tsx'),
    rows: 10,
  }),
]
