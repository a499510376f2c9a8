import type { RouteObject } from 'react-router'
import type { CalendarioAziendalePageQuery } from '#generated/CalendarioAziendalePageQuery.graphql.ts'
import aziendaQuery from '#generated/CalendarioAziendalePageQuery$parameters.ts'
import type { CalendarioOrePageQuery } from '#generated/CalendarioOrePageQuery.graphql.ts'
import oreQuery from '#generated/CalendarioOrePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { Page } from '#ui/Page.tsx'
import { readUrl } from '#ui/urlState.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { brokenCelleSlot } from './slots.ts'
import { calendarioUrlState, daysVariables } from './urlState.ts'

const skeleton = (title: string) => (
  <Page title={title} full>
    <BlockSkeleton />
  </Page>
)

/** Company calendar and working hours in the planner shell. */
export const calendarioRoutes: RouteObject[] = [
  {
    path: '/calendario-aziendale',
    ...loadRoute<CalendarioAziendalePageQuery>({
      query: aziendaQuery,
      variables: (_params, search) => daysVariables(readUrl(calendarioUrlState, search).giorno),
      title: 'Calendario aziendale',
      permission: 'adminPersonale',
      page: withSlots(() => import('./CalendarioAziendalePage.tsx'), brokenCelleSlot),
      skeleton: skeleton('Calendario aziendale'),
    }),
  },
  {
    path: '/calendario-ore-lavorative',
    ...loadRoute<CalendarioOrePageQuery>({
      query: oreQuery,
      variables: (_params, search) => daysVariables(readUrl(calendarioUrlState, search).giorno),
      title: 'Calendario ore lavorative',
      permission: 'adminPersonale',
      page: () => import('./ore/CalendarioOrePage.tsx'),
      skeleton: skeleton('Calendario ore lavorative'),
    }),
  },
]
