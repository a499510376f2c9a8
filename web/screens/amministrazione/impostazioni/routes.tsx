import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import type { ImpostazioniPageQuery } from './__generated__/ImpostazioniPageQuery.graphql.ts'
import query from './__generated__/ImpostazioniPageQuery.graphql.ts'

/** The settings, at the root of the administration shell. */
export const impostazioniRoutes: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<ImpostazioniPageQuery>({
      query,
      titolo: 'Impostazioni',
      permesso: 'adminImpostazioni',
      pagina: () => import('./ImpostazioniPage.tsx'),
      scheletro: <DetailSkeleton title="Impostazioni" />,
    }),
  },
]
