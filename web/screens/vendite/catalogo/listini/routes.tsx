import type { RouteObject } from 'react-router'
import type { ListiniPageQuery } from '#generated/ListiniPageQuery.graphql.ts'
import listiniQuery from '#generated/ListiniPageQuery.graphql.ts'
import type { ListinoPageQuery } from '#generated/ListinoPageQuery.graphql.ts'
import listinoQuery from '#generated/ListinoPageQuery.graphql.ts'
import type { VoceListinoPageQuery } from '#generated/VoceListinoPageQuery.graphql.ts'
import voceQuery from '#generated/VoceListinoPageQuery.graphql.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute, pageCode, type RouteHandle } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { listiniUrlState } from './listiniUrlState.ts'

/** The price lists, in the shell of the catalogue. */
export const listiniRoutes: RouteObject[] = [
  listRoute<ListiniPageQuery>({
    path: '/listini',
    query: listiniQuery,
    url: listiniUrlState,
    title: 'Listini',
    permission: 'viewListini',
    page: () => import('./ListiniPage.tsx'),
    rows: 6,
  }),
  {
    path: '/listini/:pk',
    ...loadRoute<ListinoPageQuery>({
      query: listinoQuery,
      variables: ({ pk }) => ({ pk: pathNumber(pk) }),
      title: 'Listino',
      permission: 'viewListini',
      page: () => import('./detail/ListinoPage.tsx'),
      skeleton: <DetailSkeleton title="Listino" />,
    }),
    // The tabs show what has been read.
    shouldRevalidate: rereadUnless('scheda'),
  },
  {
    path: '/listini/:pk/importa',
    handle: { title: 'Importa griglie', permission: 'adminListini' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./importa/ImportGrigliePage.tsx')) },
  },
  {
    path: '/listini/:pk/voci/:voce',
    ...loadRoute<VoceListinoPageQuery>({
      query: voceQuery,
      variables: ({ voce }) => ({ id: btoa(`VoceListino:${pathNumber(voce)}`) }),
      title: 'Griglia',
      permission: 'viewListini',
      page: () => import('./griglia/VoceListinoPage.tsx'),
      skeleton: <DetailSkeleton title="Griglia" />,
    }),
  },
]
