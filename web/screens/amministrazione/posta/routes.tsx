import type { RouteObject } from 'react-router'
import type { PostaPageQuery } from '#generated/PostaPageQuery.graphql.ts'
import query from '#generated/PostaPageQuery$parameters.ts'
import type { PostaStatesQuery } from '#generated/PostaStatesQuery.graphql.ts'
import statesQuery from '#generated/PostaStatesQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { postaStatesVariables, postaUrlState } from './postaUrlState.ts'

/** ‘Posta in uscita’: what waits, what left, what did not. */
export const postaRoutes: RouteObject[] = [
  {
    ...listRoute<PostaPageQuery>({
      path: '/posta',
      query,
      url: postaUrlState,
      title: 'Posta in uscita',
      permission: 'adminPosta',
      page: () => import('./PostaPage.tsx'),
      beside: (_viewer, _params, search) => [
        beside<PostaStatesQuery>(statesQuery, postaStatesVariables(search), 'store-and-network'),
      ],
    }),
    shouldRevalidate: rereadUnless('mail'),
  },
]
