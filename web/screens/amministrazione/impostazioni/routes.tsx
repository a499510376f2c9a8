import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio } from '../../../ui/stati/Scheletri.tsx'
import type { ImpostazioniPageQuery } from './__generated__/ImpostazioniPageQuery.graphql.ts'
import query from './__generated__/ImpostazioniPageQuery.graphql.ts'

/** The settings, at the root of the administration shell. */
export const rotteImpostazioni: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<ImpostazioniPageQuery>({
      query,
      titolo: 'Impostazioni',
      permesso: 'adminImpostazioni',
      pagina: () => import('./ImpostazioniPage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Impostazioni" />,
    }),
  },
]
