import {
  AGENTI_PER_PAGE,
  askedPeriodOrDefault,
  CLIENTI_PER_PAGE,
  type StatistichePeriod,
} from '#numeri/statistiche/rules.ts'
import { orderingOf } from '#shared/fields/orderings.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { downloadUrl } from '#ui/export/addresses.ts'
import { type AskedOrder, orderParam } from '#ui/table/ordering.ts'
import { dayParam, oneOfParam, pageParam, repeatedPksParam, textParam, type UrlValues, writeUrl } from '#ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
const digits = {
  ordini: 'numeroOrdini',
  serramenti: 'numeroSerramenti',
  listino: 'listinoSerramenti',
  sconto: 'scontoSerramenti',
  mediaOrdini: 'mediaOrdini',
  mediaSerramenti: 'mediaSerramenti',
  netto: 'nettoSerramenti',
  raggiunto: 'differenzaNettoBudget',
} as const
export const statisticheClientiOrderings = {
  nome: 'nome',
  codice: 'codice',
  tipoCliente: 'tipoCliente',
  agenti: 'agenti',
  ...digits,
  budget: 'budgetCliente',
} as const
export const agentiOrderings = {
  nome: 'nome',
  codice: 'codice',
  clienti: 'numeroClienti',
  ...digits,
  budget: 'budgetAgente',
} as const

/** What the charts may show. */
export const CHART_MEASURES = {
  netto: 'Netto e budget',
  ordini: 'Ordini',
  serramenti: 'Serramenti',
  mediaOrdini: 'Media per ordine',
  quote: 'Quote del netto',
} as const
export type ChartMeasure = keyof typeof CHART_MEASURES
/** Those with a bar for each row. */
export type BarsMeasure = Exclude<ChartMeasure, 'quote'>

/** What both statistics are asked for, under the names of the REST API; it goes from one to the other. */
const common = {
  /** Null: the previous full month. */
  data_inizio: dayParam(),
  data_fine: dayParam(),
  agenti: repeatedPksParam(),
  vista: oneOfParam(['tabella', 'grafici'], 'tabella'),
  /** What the charts show. */
  misura: oneOfParam(Object.keys(CHART_MEASURES) as ChartMeasure[], 'netto'),
}

const urlStateOf = (sortings: Readonly<Record<string, string>>) => ({
  ...common,
  search: textParam(),
  pagina: pageParam(),
  ordina: orderParam<string>(Object.values(sortings)),
})

export const statisticheClientiUrlState = urlStateOf(statisticheClientiOrderings)
export const statisticheAgentiUrlState = urlStateOf(agentiOrderings)
export type StatisticheUrlState = UrlValues<typeof statisticheClientiUrlState>
export type StatisticheKind = 'clienti' | 'agenti'

/** What each is ordered by; its URL reads nothing else. */
type Orders = {
  clienti: (typeof statisticheClientiOrderings)[keyof typeof statisticheClientiOrderings]
  agenti: (typeof agentiOrderings)[keyof typeof agentiOrderings]
}

/** What 'Azzera filtri' takes back. */
export const STATISTICHE_FILTERS = ['data_inizio', 'data_fine', 'agenti', 'search'] as const

/** The days that are asked for: an end before its beginning is none. */
export function shownStatistichePeriod({
  data_inizio,
  data_fine,
}: Pick<StatisticheUrlState, 'data_inizio' | 'data_fine'>): StatistichePeriod {
  const reversed = data_inizio !== null && data_fine !== null && data_fine < data_inizio
  return askedPeriodOrDefault({ dal: data_inizio, al: reversed ? null : data_fine }, isoDate(new Date()))
}

/** Variables of the query of a page for a state of its URL. */
export function statisticheVariables<Kind extends StatisticheKind>(which: Kind, stato: StatisticheUrlState) {
  const { dataInizio, dataFine } = shownStatistichePeriod(stato)
  return {
    filtro: {
      periodo: { dal: dataInizio, al: dataFine },
      agentePks: stato.agenti.length > 0 ? [...stato.agenti] : null,
      search: stato.search || null,
    },
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: which === 'clienti' ? CLIENTI_PER_PAGE : AGENTI_PER_PAGE,
    ordinamento: orderingOf(stato.ordina as AskedOrder<Orders[Kind]> | ''),
  }
}

/** Address of a statistic with the filters of this one, and perhaps others. */
export function statisticheUrl(
  which: StatisticheKind,
  { data_inizio, data_fine, agenti, vista, misura }: StatisticheUrlState,
  others: Partial<UrlValues<typeof common>> = {},
): string {
  const search = writeUrl(common, new URLSearchParams(), { data_inizio, data_fine, agenti, vista, misura, ...others })
  return `/statistiche-${which}${search.size > 0 ? `?${search}` : ''}`
}

/** Address of the orders that were counted for a row. */
export function ordiniOfUrl(stato: StatisticheUrlState, of: { cliente: number } | { agente: number }): string {
  const { dataInizio, dataFine } = shownStatistichePeriod(stato)
  // Of a customer only what the chosen agents sold was counted.
  const { agenti } = stato
  const sellers = agenti.length === 1 ? { agente: agenti[0] } : { agenti: agenti.join('.') }
  const who = 'cliente' in of && agenti.length > 0 ? { ...of, ...sellers } : of
  const search = new URLSearchParams({ data_da: dataInizio, data_a: dataFine })
  for (const [name, value] of Object.entries(who)) search.set(name, `${value}`)
  return `/ordini?${search}`
}

interface Riga {
  pk: number
}

/** Addresses of what a row is made of, a customer of orders and an agent of customers, and of its orders. */
export function rowUrls(which: StatisticheKind, stato: StatisticheUrlState) {
  const ordini = ({ pk }: Riga) => ordiniOfUrl(stato, which === 'clienti' ? { cliente: pk } : { agente: pk })
  const clienti = ({ pk }: Riga) => statisticheUrl('clienti', stato, { agenti: [pk] })
  return { open: which === 'clienti' ? ordini : clienti, ordini }
}

/** Address of the spreadsheet of what is looked at. */
export const statisticheExcelUrl = (which: StatisticheKind, stato: StatisticheUrlState) =>
  downloadUrl(`/api/planner/statistiche-${which}/excel/`, statisticheVariables(which, stato).filtro, {
    periodo: { dal: 'data_inizio', al: 'data_fine' },
    agentePks: 'agenti',
    search: 'search',
  })
