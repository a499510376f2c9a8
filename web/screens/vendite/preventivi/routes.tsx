import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio, ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import elencoQuery from './__generated__/PreventiviPageQuery.graphql.ts'
import type { PreventivoPageQuery } from './__generated__/PreventivoPageQuery.graphql.ts'
import dettaglioQuery from './__generated__/PreventivoPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The number in the address; one that no quote has when it makes no sense. */
function numero(testo: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(testo ?? '') ? Number(testo) : -1
}

/** Screens of the quotes shell. */
export const rottePreventivi: RouteObject[] = [
  {
    path: '/',
    ...loadRoute<PreventiviPageQuery>({
      query: elencoQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Preventivi',
      permesso: 'viewPreventivi',
      pagina: () => import('./PreventiviPage.tsx'),
      scheletro: <ScheletroElenco titolo="Preventivi" righe={10} />,
    }),
  },
  {
    path: '/:id',
    ...loadRoute<PreventivoPageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }) => ({ pk: numero(id) }),
      titolo: 'Preventivo',
      permesso: 'viewPreventivi',
      pagina: () => import('./PreventivoPage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Preventivo" />,
    }),
  },
]
