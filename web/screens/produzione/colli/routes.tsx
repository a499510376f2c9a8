import type { RouteObject } from 'react-router'
import { beside, loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { ColliPageQuery } from './__generated__/ColliPageQuery.graphql.ts'
import query from './__generated__/ColliPageQuery.graphql.ts'
import type { RimediSectionQuery } from './__generated__/RimediSectionQuery.graphql.ts'
import rimediQuery from './__generated__/RimediSectionQuery.graphql.ts'

const title = 'Colli di bottiglia'

/** Where the plan is tight, and what would help. */
export const colliRoutes: RouteObject[] = [
  {
    path: '/schedulatore/colli',
    ...loadRoute<ColliPageQuery>({
      query,
      titolo: title,
      permesso: 'scheduleOrder',
      accanto: () => [beside<RimediSectionQuery>(rimediQuery, {}, 'store-and-network')],
      pagina: () => import('./ColliPage.tsx'),
      scheletro: <DetailSkeleton title={title} />,
    }),
  },
]
