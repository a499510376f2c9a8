import type { OperationType, VariablesOf } from 'relay-runtime'
import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import moduloQuery from '#generated/contextModuloQuery$parameters.ts'
import type { DistinteTabQuery } from '#generated/DistinteTabQuery.graphql.ts'
import distinteQuery from '#generated/DistinteTabQuery$parameters.ts'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import logsQuery from '#generated/LogsTabQuery$parameters.ts'
import type { MarcaturaCeTabQuery } from '#generated/MarcaturaCeTabQuery.graphql.ts'
import marcaturaCeQuery from '#generated/MarcaturaCeTabQuery$parameters.ts'
import type { OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import type { SchedulazioneCardQuery } from '#generated/SchedulazioneCardQuery.graphql.ts'
import pianoQuery from '#generated/SchedulazioneCardQuery$parameters.ts'
import type { RouteQuery } from '#relay/loadRoute.tsx'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import type { RouteViewer } from '#relay/routeViewer.ts'
import type { ShellViewer } from '#shell/viewer.ts'
import { readUrl } from '#ui/urlState.ts'
import { primaDataNewSlot } from '../../slots.ts'
import { formChoicesOf } from '../form/formChoices.ts'
import { logsUrlState, logsVariables } from './logs/urlState.ts'

/** What a tab is given. */
export interface OrdineTabProps {
  ordine: NonNullable<OrdinePageQuery['response']['ordine']>
}

export interface OrdineTab extends ReturnType<typeof codeAhead<OrdineTabProps>> {
  /** Last part of the address, `/ordini/{id}/{nome}`. */
  name: (typeof TAB_ORDER)[number]
  label: string
  /** Flag without which it is not there; missing: everybody. */
  permission?: keyof ShellViewer['permessi']
  /** What it reads beside the order; it reads it with `useRouteQuery`. */
  legge?: TabReading
}

interface TabReading {
  query: RouteQuery
  /** From the number of the order, who asks and the search part of the URL. */
  variables: (pk: number, viewer: RouteViewer, search: URLSearchParams) => object
}

/** What a tab reads, by its document. */
export function tabReads<TQuery extends OperationType>(
  query: RouteQuery<TQuery>,
  variables: (...from: Parameters<TabReading['variables']>) => VariablesOf<TQuery>,
): TabReading {
  return { query, variables }
}

/** How the tabs of an order follow each other. */
const TAB_ORDER = [
  'edit',
  'sconti',
  'distinte',
  'fasi',
  'fornitori',
  'schedulazioni',
  'view',
  'allegati',
  'marcatura-ce',
  'checklist',
  'logs',
  'avanzamento',
] as const

/** The tabs of this area; areas above it add theirs. */
const ordineTabs: OrdineTab[] = [
  {
    name: 'edit',
    label: 'Modifica',
    permission: 'editOrder',
    ...codeAhead<OrdineTabProps>(withSlots(() => import('../form/EditOrdineTab.tsx'), primaDataNewSlot)),
    legge: tabReads<contextModuloQuery>(moduloQuery, (pk, viewer) => formChoicesOf(viewer, pk)),
  },
  {
    name: 'sconti',
    label: 'Sconti',
    permission: 'editOrder',
    ...codeAhead<OrdineTabProps>(() => import('../form/sconti/ScontiTab.tsx')),
    legge: tabReads<contextModuloQuery>(moduloQuery, (pk, viewer) => formChoicesOf(viewer, pk)),
  },
  {
    name: 'distinte',
    label: 'Distinte',
    permission: 'viewOrdiniFornitore',
    ...codeAhead<OrdineTabProps>(() => import('../../distinte/DistinteTab.tsx')),
    legge: tabReads<DistinteTabQuery>(distinteQuery, (pk) => ({ pk })),
  },
  {
    name: 'view',
    label: 'Dettaglio',
    ...codeAhead<OrdineTabProps>(() => import('./view/OrdineViewTab.tsx')),
    legge: tabReads<SchedulazioneCardQuery>(pianoQuery, (pk) => ({ pk })),
  },
  {
    name: 'allegati',
    label: 'Allegati',
    permission: 'viewOrderAllegati',
    ...codeAhead<OrdineTabProps>(() => import('./allegati/AllegatiTab.tsx')),
  },
  {
    name: 'marcatura-ce',
    label: 'Marcatura CE',
    permission: 'viewMarcaturaCe',
    ...codeAhead<OrdineTabProps>(() => import('./marcaturaCe/MarcaturaCeTab.tsx')),
    legge: tabReads<MarcaturaCeTabQuery>(marcaturaCeQuery, (pk, { permessi }) => ({ pk, tutti: permessi.checkOrders })),
  },
  {
    name: 'checklist',
    label: 'Check list',
    permission: 'viewOrders',
    ...codeAhead<OrdineTabProps>(() => import('./CheckListTab.tsx')),
  },
  {
    name: 'logs',
    label: 'Logs',
    permission: 'viewOrders',
    ...codeAhead<OrdineTabProps>(() => import('./logs/LogsTab.tsx')),
    legge: tabReads<LogsTabQuery>(logsQuery, (pk, _viewer, search) => ({
      pk,
      ...logsVariables(readUrl(logsUrlState, search)),
    })),
  },
]

/** Adds the tab of an area above, in its place; one that is there already is replaced. */
export function addOrdineTab(tab: OrdineTab): void {
  const others = ordineTabs.filter(({ name }) => name !== tab.name)
  const placeOf = ({ name }: OrdineTab) => TAB_ORDER.indexOf(name)
  ordineTabs.splice(0, ordineTabs.length, ...[...others, tab].toSorted((a, b) => placeOf(a) - placeOf(b)))
}

/** The tabs that a user may open. */
export function tabsOf(permessi: ShellViewer['permessi'], all: readonly OrdineTab[] = ordineTabs): OrdineTab[] {
  return all.filter(({ permission }) => permission === undefined || permessi[permission])
}

/** Other names of tabs in addresses that are linked from outside. */
const ALIAS: Readonly<Record<string, string>> = { modifica: 'edit', pezzo: 'distinte' }

/**
 * The tab of an address: `view` when it names none, or one that there is not; null for one that is there, but not for
 * this user.
 */
export function tabOf(name: string | undefined, open: readonly OrdineTab[]): OrdineTab | null {
  const searched = ALIAS[name ?? ''] ?? name
  const found = open.find((item) => item.name === searched)
  if (found) return found
  return ordineTabs.some((item) => item.name === searched) ? null : (open.find((item) => item.name === 'view') ?? null)
}
