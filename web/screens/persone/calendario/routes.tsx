import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { Page } from '../../../ui/Page.tsx'
import { readUrl } from '../../../ui/urlState.ts'
import type { CalendarioAziendalePageQuery } from './__generated__/CalendarioAziendalePageQuery.graphql.ts'
import aziendaQuery from './__generated__/CalendarioAziendalePageQuery.graphql.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import type { CalendarioOrePageQuery } from './ore/__generated__/CalendarioOrePageQuery.graphql.ts'
import oreQuery from './ore/__generated__/CalendarioOrePageQuery.graphql.ts'
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
