import type { RouteObject } from 'react-router'
import type { TempistichePageQuery } from '#generated/TempistichePageQuery.graphql.ts'
import pageQuery from '#generated/TempistichePageQuery$parameters.ts'
import { loadRoute, pageCode, type RouteHandle } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { tempisticheUrlState, tempisticheVariables } from './urlState.ts'

/** Codes and timings in the planner shell. */
export const tempisticheRoutes: RouteObject[] = [
  {
    path: '/tempistiche',
    ...loadRoute<TempistichePageQuery>({
      query: pageQuery,
      variables: (_params, search) => tempisticheVariables(readUrl(tempisticheUrlState, search)),
      title: 'Tempistiche',
      permission: 'adminOrders',
      page: () => import('./TempistichePage.tsx'),
      skeleton: <ListSkeleton title="Tempistiche" />,
    }),
    // Filters of what the page has read already.
    shouldRevalidate: rereadUnless('search', 'scheda', 'mancanti'),
  },
  {
    path: '/tempistiche/importa',
    handle: { title: 'Importa tempi', permission: 'adminOrders' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./ImportTempiPage.tsx')) },
  },
]
