import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import type { AvanzamentoTabQuery } from '#generated/AvanzamentoTabQuery.graphql.ts'
import avanzamentoQuery from '#generated/AvanzamentoTabQuery.graphql.ts'
import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import moduloQuery from '#generated/contextModuloQuery.graphql.ts'
import type { FasiTabQuery } from '#generated/FasiTabQuery.graphql.ts'
import fasiQuery from '#generated/FasiTabQuery.graphql.ts'
import type { FornitoriTabQuery } from '#generated/FornitoriTabQuery.graphql.ts'
import fornitoriQuery from '#generated/FornitoriTabQuery.graphql.ts'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import logsQuery from '#generated/LogsTabQuery.graphql.ts'
import type { MarcaturaCeTabQuery } from '#generated/MarcaturaCeTabQuery.graphql.ts'
import marcaturaCeQuery from '#generated/MarcaturaCeTabQuery.graphql.ts'
import type { OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import type { SchedulazioneCardQuery } from '#generated/SchedulazioneCardQuery.graphql.ts'
import pianoQuery from '#generated/SchedulazioneCardQuery.graphql.ts'
import type { SchedulazioniTabQuery } from '#generated/SchedulazioniTabQuery.graphql.ts'
import schedulazioniQuery from '#generated/SchedulazioniTabQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import type { RouteViewer } from '#relay/routeViewer.ts'
import type { ShellViewer } from '#shell/viewer.ts'
import { readUrl } from '#ui/urlState.ts'
import { formChoicesOf } from '../form/formChoices.ts'
import { FORNITORI_PER_PAGE } from './fornitori/rows.ts'
import { logsUrlState, logsVariables } from './logs/urlState.ts'

/** What a tab is given. */
export interface OrdineTabProps {
  ordine: NonNullable<OrdinePageQuery['response']['ordine']>
}

export interface OrdineTab extends ReturnType<typeof codeAhead<OrdineTabProps>> {
  /** Last part of the address, `/ordini/{id}/{nome}`. */
  nome: string
  etichetta: string
  /** Flag without which it is not there; missing: everybody. */
  permesso?: keyof ShellViewer['permessi']
  /** What it reads beside the order; it reads it with `useRouteQuery`. */
  legge?: TabReading
}

interface TabReading {
  query: GraphQLTaggedNode
  /** From the number of the order, who asks and the search part of the URL. */
  variabili: (pk: number, viewer: RouteViewer, search: URLSearchParams) => object
}

function reads<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (...from: Parameters<TabReading['variabili']>) => VariablesOf<TQuery>,
): TabReading {
  return { query, variabili: variables }
}

/** The tabs of an order, as they follow each other; an area adds its line here. */
const ordineTabs: readonly OrdineTab[] = [
  {
    nome: 'edit',
    etichetta: 'Modifica',
    permesso: 'editOrder',
    ...codeAhead<OrdineTabProps>(() => import('../form/EditOrdineTab.tsx')),
    legge: reads<contextModuloQuery>(moduloQuery, (pk, viewer) => formChoicesOf(viewer, pk)),
  },
  {
    nome: 'sconti',
    etichetta: 'Sconti',
    permesso: 'editOrder',
    ...codeAhead<OrdineTabProps>(() => import('../form/sconti/ScontiTab.tsx')),
    legge: reads<contextModuloQuery>(moduloQuery, (pk, viewer) => formChoicesOf(viewer, pk)),
  },
  {
    nome: 'fasi',
    etichetta: 'Fasi',
    permesso: 'viewOrderFasi',
    ...codeAhead<OrdineTabProps>(() => import('./fasi/FasiTab.tsx')),
    legge: reads<FasiTabQuery>(fasiQuery, (pk) => ({ pk })),
  },
  {
    nome: 'fornitori',
    etichetta: 'Ordini a Fornitore',
    permesso: 'viewOrderFornitore',
    ...codeAhead<OrdineTabProps>(() => import('./fornitori/FornitoriTab.tsx')),
    legge: reads<FornitoriTabQuery>(fornitoriQuery, (pk) => ({ pk, perPagina: FORNITORI_PER_PAGE })),
  },
  {
    nome: 'schedulazioni',
    etichetta: 'Recap. Schedulazioni',
    permesso: 'scheduleOrder',
    ...codeAhead<OrdineTabProps>(() => import('./schedulazioni/SchedulazioniTab.tsx')),
    legge: reads<SchedulazioniTabQuery>(schedulazioniQuery, (pk) => ({ pk })),
  },
  {
    nome: 'view',
    etichetta: 'Dettaglio',
    ...codeAhead<OrdineTabProps>(() => import('./view/OrdineViewTab.tsx')),
    legge: reads<SchedulazioneCardQuery>(pianoQuery, (pk) => ({ pk })),
  },
  {
    nome: 'allegati',
    etichetta: 'Allegati',
    permesso: 'viewOrderAllegati',
    ...codeAhead<OrdineTabProps>(() => import('./allegati/AllegatiTab.tsx')),
  },
  {
    nome: 'marcatura-ce',
    etichetta: 'Marcatura CE',
    permesso: 'viewMarcaturaCe',
    ...codeAhead<OrdineTabProps>(() => import('./marcaturaCe/MarcaturaCeTab.tsx')),
    legge: reads<MarcaturaCeTabQuery>(marcaturaCeQuery, (pk, { permessi }) => ({ pk, tutti: permessi.checkOrders })),
  },
  {
    nome: 'checklist',
    etichetta: 'Check list',
    permesso: 'viewOrders',
    ...codeAhead<OrdineTabProps>(() => import('./checklist/CheckListTab.tsx')),
  },
  {
    nome: 'logs',
    etichetta: 'Logs',
    permesso: 'viewOrders',
    ...codeAhead<OrdineTabProps>(() => import('./logs/LogsTab.tsx')),
    legge: reads<LogsTabQuery>(logsQuery, (pk, _viewer, search) => ({
      pk,
      ...logsVariables(readUrl(logsUrlState, search)),
    })),
  },
  {
    nome: 'avanzamento',
    etichetta: 'Avanzamento',
    permesso: 'adminOrders',
    ...codeAhead<OrdineTabProps>(() => import('./avanzamento/AvanzamentoTab.tsx')),
    legge: reads<AvanzamentoTabQuery>(avanzamentoQuery, (pk) => ({ pk })),
  },
]

/** The tabs that a user may open. */
export function tabsOf(permessi: ShellViewer['permessi'], all: readonly OrdineTab[] = ordineTabs): OrdineTab[] {
  return all.filter(({ permesso }) => permesso === undefined || permessi[permesso])
}

/** Other names of tabs in addresses that are linked from outside. */
const ALIAS: Readonly<Record<string, string>> = { modifica: 'edit' }

/**
 * The tab of an address: `view` when it names none, or one that there is not; null for one that is there, but not for
 * this user.
 */
export function tabOf(name: string | undefined, open: readonly OrdineTab[]): OrdineTab | null {
  const searched = ALIAS[name ?? ''] ?? name
  const found = open.find((item) => item.nome === searched)
  if (found) return found
  return ordineTabs.some((item) => item.nome === searched) ? null : (open.find((item) => item.nome === 'view') ?? null)
}
