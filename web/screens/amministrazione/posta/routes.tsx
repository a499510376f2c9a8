import type { RouteObject } from 'react-router'
import type { PostaPageQuery } from '#generated/PostaPageQuery.graphql.ts'
import query from '#generated/PostaPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { postaUrlState } from './postaUrlState.ts'

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
    }),
    shouldRevalidate: rereadUnless('mail'),
  },
]
