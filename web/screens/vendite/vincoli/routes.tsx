import type { RouteObject } from 'react-router'
import type { VincoliPageQuery } from '#generated/VincoliPageQuery.graphql.ts'
import query from '#generated/VincoliPageQuery$parameters.ts'
import { loadRoute, pageCode, type RouteHandle } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** The measure-limits screen of the quotes shell. */
export const vincoliRoutes: RouteObject[] = [
  {
    path: '/vincoli',
    ...loadRoute<VincoliPageQuery>({
      query,
      title: 'Vincoli misura',
      permission: 'adminVincoli',
      page: () => import('./VincoliPage.tsx'),
      skeleton: <ListSkeleton title="Vincoli misura" />,
    }),
    // Filters and panels only choose from what has been read: the URL's search part needs no new reading.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  },
  {
    path: '/vincoli/importa',
    handle: { title: 'Importa vincoli', permission: 'adminVincoli' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./ImportVincoliPage.tsx')) },
  },
]
