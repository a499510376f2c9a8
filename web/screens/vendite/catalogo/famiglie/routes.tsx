import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../../relay/loadRoute.tsx'
import { pathNumber } from '../../../../relay/pathNumber.ts'
import { DetailSkeleton, ListSkeleton } from '../../../../ui/stati/Skeletons.tsx'
import type { FamigliePageQuery } from './__generated__/FamigliePageQuery.graphql.ts'
import query from './__generated__/FamigliePageQuery.graphql.ts'
import type { FamigliaPageQuery } from './detail/__generated__/FamigliaPageQuery.graphql.ts'
import famigliaQuery from './detail/__generated__/FamigliaPageQuery.graphql.ts'

/** Families with their options, in the shell of the catalogue. */
export const famiglieRoutes: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<FamigliePageQuery>({
      query,
      title: 'Catalogo',
      permesso: 'adminCatalogo',
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
      permesso: 'adminCatalogo',
      page: () => import('./detail/FamigliaPage.tsx'),
      skeleton: <DetailSkeleton title="Famiglia" />,
    }),
  },
]
