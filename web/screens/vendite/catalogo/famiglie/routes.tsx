import type { RouteObject } from 'react-router'
import type { FamigliaPageQuery } from '#generated/FamigliaPageQuery.graphql.ts'
import famigliaQuery from '#generated/FamigliaPageQuery$parameters.ts'
import type { FamigliePageQuery } from '#generated/FamigliePageQuery.graphql.ts'
import query from '#generated/FamigliePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton, ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** Families with their options, in the shell of the catalogue. */
export const famiglieRoutes: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<FamigliePageQuery>({
      query,
      title: 'Catalogo',
      permission: 'adminCatalogo',
      page: () => import('./FamigliePage.tsx'),
      skeleton: <ListSkeleton title="Catalogo" />,
    }),
  },
  {
    path: '/famiglie/:pk',
    ...loadRoute<FamigliaPageQuery>({
      query: famigliaQuery,
      variables: ({ pk }) => ({ pk: pathNumber(pk) }),
      title: 'Famiglia',
      permission: 'adminCatalogo',
      page: () => import('./detail/FamigliaPage.tsx'),
      skeleton: <DetailSkeleton title="Famiglia" />,
    }),
  },
]
