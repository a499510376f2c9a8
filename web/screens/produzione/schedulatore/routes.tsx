import type { RouteObject } from 'react-router'
import type { SchedulatorePageQuery } from '#generated/SchedulatorePageQuery.graphql.ts'
import query from '#generated/SchedulatorePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { readUrl } from '#ui/urlState.ts'
import { SchedulatoreSkeleton } from './SchedulatoreSkeleton.tsx'
import { schedulerUrlState } from './urlState.ts'

/** The scheduler timeline, `/schedulatore?id={orderId}`. */
export const schedulatoreRoutes: RouteObject[] = [
  {
    path: '/schedulatore',
    // Zoom, date and view look at what is there: only another order, or who asks for it, reads again.
    shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      const elsewhere = currentUrl.href !== nextUrl.href
      const same = currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
      return elsewhere && same && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
    },
    ...loadRoute<SchedulatorePageQuery>({
      query,
      variables(_params, search) {
        const { id } = readUrl(schedulerUrlState, search)
        return { pk: id ?? 0, conOrdine: id !== null }
      },
      title: 'Schedulatore',
      permission: 'scheduleOrder',
      page: () => import('./SchedulatorePage.tsx'),
      skeleton: <SchedulatoreSkeleton />,
    }),
  },
]
