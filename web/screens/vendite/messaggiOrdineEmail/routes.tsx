import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { MessaggiPageQuery } from './__generated__/MessaggiPageQuery.graphql.ts'
import query from './__generated__/MessaggiPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** E-mail message templates in the planner shell. */
export const rotteMessaggi: RouteObject[] = [
  {
    path: '/messaggi-ordini-emails',
    ...loadRoute<MessaggiPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Messaggi e-mail',
      permesso: 'viewMessaggi',
      pagina: () => import('./MessaggiPage.tsx'),
      scheletro: <ScheletroElenco titolo="Messaggi e-mail" righe={6} />,
    }),
  },
]
