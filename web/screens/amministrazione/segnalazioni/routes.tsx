import type { RouteObject } from 'react-router'
import type { SegnalazioniPageQuery } from '#generated/SegnalazioniPageQuery.graphql.ts'
import query from '#generated/SegnalazioniPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { segnalazioniUrlState } from './segnalazioniUrlState.ts'

/** Faults of the server and of the pages. */
export const segnalazioniRoutes: RouteObject[] = [
  {
    ...listRoute<SegnalazioniPageQuery>({
      path: '/segnalazioni',
      query,
      url: segnalazioniUrlState,
      title: 'Segnalazioni',
      permission: 'viewSegnalazioni',
      page: () => import('./SegnalazioniPage.tsx'),
    }),
    shouldRevalidate: rereadUnless('segnalazione'),
  },
]
