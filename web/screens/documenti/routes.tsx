import type { RouteObject } from 'react-router'
import type { CartellaPageQuery } from '#generated/CartellaPageQuery.graphql.ts'
import cartellaQuery from '#generated/CartellaPageQuery$parameters.ts'
import type { CartellePageQuery } from '#generated/CartellePageQuery.graphql.ts'
import query from '#generated/CartellePageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { cartelleUrlState } from './cartelle/cartelleUrlState.ts'
import { CartellaError } from './detail/CartellaError.tsx'

/** Folders and their files, in the shell of the documents. */
export const documentiRoutes: RouteObject[] = [
  listRoute<CartellePageQuery>({
    path: '/folders',
    query,
    url: cartelleUrlState,
    title: 'Cartelle',
    permission: 'viewFolders',
    page: () => import('./cartelle/CartellePage.tsx'),
  }),
  {
    path: '/folders/:pk',
    ...loadRoute<CartellaPageQuery>({
      query: cartellaQuery,
      variables: ({ pk }) => ({ pk: pathNumber(pk) }),
      title: 'Cartella',
      permission: 'viewFolders',
      page: () => import('./detail/CartellaPage.tsx'),
      skeleton: <DetailSkeleton title="Cartella" tabs={2} />,
      fault: (error) => <CartellaError error={error} />,
    }),
  },
]
