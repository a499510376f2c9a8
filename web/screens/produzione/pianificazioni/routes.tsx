import type { RouteObject } from 'react-router'
import type { PianificazionePageQuery } from '#generated/PianificazionePageQuery.graphql.ts'
import detailQuery from '#generated/PianificazionePageQuery$parameters.ts'
import type { PianificazioniPageQuery } from '#generated/PianificazioniPageQuery.graphql.ts'
import listQuery from '#generated/PianificazioniPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { pianificazioniUrlState } from './pianificazioniUrlState.ts'

/** Saved bench plannings, beside the list that they are made from. */
export const pianificazioniRoutes: RouteObject[] = [
  listRoute<PianificazioniPageQuery>({
    path: '/fasi-schedulate/pianificazioni',
    query: listQuery,
    url: pianificazioniUrlState,
    title: 'Pianificazioni dei banchi',
    permission: 'updateStatoFasiOrdineFornitore',
    page: () => import('./PianificazioniPage.tsx'),
  }),
  {
    path: '/fasi-schedulate/pianificazioni/:id',
    ...loadRoute<PianificazionePageQuery>({
      query: detailQuery,
      variables: ({ id }) => ({ pk: pathNumber(id) }),
      title: 'Pianificazione',
      permission: 'updateStatoFasiOrdineFornitore',
      page: () => import('./PianificazionePage.tsx'),
      skeleton: <DetailSkeleton title="Pianificazione" />,
    }),
  },
]
