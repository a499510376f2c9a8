import type { RouteObject } from 'react-router'
import type { ImpostazioniPageQuery } from '#generated/ImpostazioniPageQuery.graphql.ts'
import query from '#generated/ImpostazioniPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

/** The settings, at the root of the administration shell. */
export const impostazioniRoutes: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<ImpostazioniPageQuery>({
      query,
      title: 'Impostazioni',
      permission: 'adminImpostazioni',
      page: () => import('./ImpostazioniPage.tsx'),
      skeleton: <DetailSkeleton title="Impostazioni" />,
    }),
  },
]
