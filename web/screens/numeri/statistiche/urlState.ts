import {
  askedPeriodoOrDefault,
  PER_PAGINA_AGENTI,
  PER_PAGINA_CLIENTI,
  type PeriodoStatistiche,
} from '../../../../server/numeri/statistiche/rules.ts'
import { orderingOf } from '../../../../server/shared/fields/orderings.ts'
import { isoDate } from '../../../../server/shared/formats/formats.ts'
import { downloadUrl } from '../../../ui/export/addresses.ts'
import { type AskedOrder, orderParam } from '../../../ui/table/ordering.ts'
import {
  dayParam,
  oneOfParam,
  pageParam,
  repeatedPksParam,
  textParam,
  type UrlValues,
  writeUrl,
} from '../../../ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
const cifre = {
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
  ...cifre,
  budget: 'budgetCliente',
} as const
export const agentiOrderings = {
  nome: 'nome',
  codice: 'codice',
  clienti: 'numeroClienti',
  ...cifre,
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
const comune = {
  /** Null: the previous full month. */
  data_inizio: dayParam(),
  data_fine: dayParam(),
  agenti: repeatedPksParam(),
  vista: oneOfParam(['tabella', 'grafici'], 'tabella'),
  /** What the charts show. */
  misura: oneOfParam(Object.keys(CHART_MEASURES) as ChartMeasure[], 'netto'),
}

const statoDi = (sortings: Readonly<Record<string, string>>) => ({
  ...comune,
  search: textParam(),
  pagina: pageParam(),
  ordina: orderParam<string>(Object.values(sortings)),
})

export const statisticheClientiUrlState = statoDi(statisticheClientiOrderings)
export const statisticheAgentiUrlState = statoDi(agentiOrderings)
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
export function shownPeriodo({
  data_inizio,
  data_fine,
}: Pick<StatisticheUrlState, 'data_inizio' | 'data_fine'>): PeriodoStatistiche {
  const capovolto = data_inizio !== null && data_fine !== null && data_fine < data_inizio
  return askedPeriodoOrDefault(data_inizio, capovolto ? null : data_fine, isoDate(new Date()))
}

/** Variables of the query of a page for a state of its URL. */
export function statisticheVariables<Kind extends StatisticheKind>(quali: Kind, stato: StatisticheUrlState) {
  return {
    filtro: {
      ...shownPeriodo(stato),
      agenti: stato.agenti.length > 0 ? [...stato.agenti] : null,
      search: stato.search || null,
    },
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: quali === 'clienti' ? PER_PAGINA_CLIENTI : PER_PAGINA_AGENTI,
    ordinamento: orderingOf(stato.ordina as AskedOrder<Orders[Kind]> | ''),
  }
}

/** Address of a statistic with the filters of this one, and perhaps others. */
export function statisticheUrl(
  quali: StatisticheKind,
  { data_inizio, data_fine, agenti, vista, misura }: StatisticheUrlState,
  others: Partial<UrlValues<typeof comune>> = {},
): string {
  const ricerca = writeUrl(comune, new URLSearchParams(), { data_inizio, data_fine, agenti, vista, misura, ...others })
  return `/statistiche-${quali}${ricerca.size > 0 ? `?${ricerca}` : ''}`
}

/** Address of the orders that were counted for a row. */
export function ordiniOfUrl(stato: StatisticheUrlState, di: { cliente: number } | { agente: number }): string {
  const { dataInizio, dataFine } = shownPeriodo(stato)
  const [agente] = stato.agenti
  const chi = 'cliente' in di && stato.agenti.length === 1 ? { ...di, agente } : di
  const ricerca = new URLSearchParams({ data_da: dataInizio, data_a: dataFine })
  for (const [nome, valore] of Object.entries(chi)) ricerca.set(nome, `${valore}`)
  return `/ordini?${ricerca}`
}

interface Riga {
  pk: number
}

/** Addresses of what a row is made of, a customer of orders and an agent of customers, and of its orders. */
export function rowUrls(quali: StatisticheKind, stato: StatisticheUrlState) {
  const ordini = ({ pk }: Riga) => ordiniOfUrl(stato, quali === 'clienti' ? { cliente: pk } : { agente: pk })
  const clienti = ({ pk }: Riga) => statisticheUrl('clienti', stato, { agenti: [pk] })
  return { apri: quali === 'clienti' ? ordini : clienti, ordini }
}

/** Address of the spreadsheet of what is looked at. */
export const statisticheExcelUrl = (quali: StatisticheKind, stato: StatisticheUrlState) =>
  downloadUrl(`/api/planner/statistiche-${quali}/excel/`, statisticheVariables(quali, stato).filtro, {
    dataInizio: 'data_inizio',
    dataFine: 'data_fine',
    agenti: 'agenti',
    search: 'search',
  })
