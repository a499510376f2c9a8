import type { RouteObject } from 'react-router'
import type { PromessePageQuery } from '#generated/PromessePageQuery.graphql.ts'
import query from '#generated/PromessePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Date promesse'

/** Whether the days that customers were told were kept. */
export const promesseRoutes: RouteObject[] = [
  {
    path: '/date-promesse',
    ...loadRoute<PromessePageQuery>({
      query,
      title,
      permission: 'scheduleOrder',
      page: () => import('./PromessePage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
