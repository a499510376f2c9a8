import type { RouteObject } from 'react-router'
import type { CalendarioAziendalePageQuery } from '#generated/CalendarioAziendalePageQuery.graphql.ts'
import aziendaQuery from '#generated/CalendarioAziendalePageQuery.graphql.ts'
import type { CalendarioOrePageQuery } from '#generated/CalendarioOrePageQuery.graphql.ts'
import oreQuery from '#generated/CalendarioOrePageQuery.graphql.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { Page } from '#ui/Page.tsx'
import { readUrl } from '#ui/urlState.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { calendarioUrlState, daysVariables } from './urlState.ts'

const skeleton = (title: string) => (
  <Page titolo={title} full>
    <BlockSkeleton />
  </Page>
)

/** Company calendar and working hours in the planner shell. */
export const calendarioRoutes: RouteObject[] = [
  {
    path: '/calendario-aziendale',
    ...loadRoute<CalendarioAziendalePageQuery>({
      query: aziendaQuery,
      variabili: (_params, search) => daysVariables(readUrl(calendarioUrlState, search).giorno),
      titolo: 'Calendario aziendale',
      permesso: 'adminPersonale',
      pagina: () => import('./CalendarioAziendalePage.tsx'),
      scheletro: skeleton('Calendario aziendale'),
    }),
  },
  {
    path: '/calendario-ore-lavorative',
    ...loadRoute<CalendarioOrePageQuery>({
      query: oreQuery,
      variabili: (_params, search) => daysVariables(readUrl(calendarioUrlState, search).giorno),
      titolo: 'Calendario ore lavorative',
      permesso: 'adminPersonale',
      pagina: () => import('./ore/CalendarioOrePage.tsx'),
      scheletro: skeleton('Calendario ore lavorative'),
    }),
  },
]
