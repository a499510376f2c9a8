import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroDettaglio, ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { PianificazionePageQuery } from './__generated__/PianificazionePageQuery.graphql.ts'
import dettaglioQuery from './__generated__/PianificazionePageQuery.graphql.ts'
import type { PianificazioniPageQuery } from './__generated__/PianificazioniPageQuery.graphql.ts'
import elencoQuery from './__generated__/PianificazioniPageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './statoElenco.ts'

/** The number in the address; one that none has when it makes no sense. */
const numero = (testo: string | undefined) => (/^[1-9]\d{0,8}$/.test(testo ?? '') ? Number(testo) : -1)

/** Saved bench plannings, beside the list that they are made from. */
export const rottePianificazioni: RouteObject[] = [
  {
    path: '/fasi-schedulate/pianificazioni',
    ...loadRoute<PianificazioniPageQuery>({
      query: elencoQuery,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Pianificazioni dei banchi',
      permesso: 'updateStatoFasiOrdineFornitore',
      pagina: () => import('./PianificazioniPage.tsx'),
      scheletro: <ScheletroElenco titolo="Pianificazioni dei banchi" />,
    }),
  },
  {
    path: '/fasi-schedulate/pianificazioni/:id',
    ...loadRoute<PianificazionePageQuery>({
      query: dettaglioQuery,
      variabili: ({ id }) => ({ pk: numero(id) }),
      titolo: 'Pianificazione',
      permesso: 'updateStatoFasiOrdineFornitore',
      pagina: () => import('./PianificazionePage.tsx'),
      scheletro: <ScheletroDettaglio titolo="Pianificazione" />,
    }),
  },
]
