import { type AvanzamentoPeriod, askedAvanzamentoPeriod, avanzamentoFilters } from '#officina/avanzamento/rules.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { orderingOf } from '#shared/fields/orderings.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { exportUrl } from '#ui/export/addresses.ts'
import { askedOf, paramsOf } from '#ui/list/filterParams.ts'
import { orderParam } from '#ui/table/ordering.ts'
import { dayParam, oneOfParam, pageParam, readUrl, type UrlValues, writeUrl } from '#ui/urlState.ts'

/** The tabs, as they follow each other. */
export const AVANZAMENTO_TABS = {
  materiali: 'Materiali',
  commesse: 'Per commessa',
  avanzamento: 'Avanzamento',
  giorni: 'Per giorno',
} as const
export type AvanzamentoTabKey = keyof typeof AVANZAMENTO_TABS

/** Columns of orders that the server sorts by. */
const SORT = [
  'numeroCommessa',
  'nomeCliente',
  'progetto',
  'codiceSistema',
  'dataConsegna',
  'tipoAgente',
  'netto',
  'totaleValoreMateriali',
  'totaleValoreManodopera',
  'totaleValoreEconomico',
  'percentualeAvanzamento',
  'percentualeAvanzamentoAvMateriali',
] as const
export const avanzamentoOrderings = Object.fromEntries(SORT.map((name) => [name, name]))

const filters = {
  ...paramsOf(avanzamentoFilters),
  materiali: oneOfParam(['', 'completi', 'non_completi'], ''),
  /** The day at whose end they are: that of the figure whose events are shown; null: the last that is looked at. */
  materiali_al: dayParam(),
}

/** The dashboard of progress in its URL. */
export const avanzamentoUrlState = {
  scheda: oneOfParam(Object.keys(AVANZAMENTO_TABS) as AvanzamentoTabKey[], 'commesse'),
  ...filters,
  pagina: pageParam(),
  ordina: orderParam(SORT),
}
export type AvanzamentoUrlState = UrlValues<typeof avanzamentoUrlState>

/** What 'Azzera filtri' takes back. */
export const AVANZAMENTO_FILTERS = Object.keys(filters) as (keyof typeof filters)[]

export const RIGHE_AVANZAMENTO = 50

const KEYS = { fromDate: 'planner_from_date', toDate: 'planner_to_date' } as const

/** The days that were chosen last on this device; none where it keeps nothing. */
function storedDays(): AvanzamentoPeriod {
  try {
    const read = (key: string) => dayParam().read(window.localStorage.getItem(key) ?? '')
    return { fromDate: read(KEYS.fromDate), toDate: read(KEYS.toDate) }
  } catch {
    return { fromDate: null, toDate: null }
  }
}

/** Keeps the days for the next time; forgets them when there are none. */
export function storeDays({ fromDate, toDate }: AvanzamentoPeriod): void {
  try {
    for (const [key, day] of [
      [KEYS.fromDate, fromDate],
      [KEYS.toDate, toDate],
    ] as const) {
      if (day === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, day)
    }
  } catch {
    // The device keeps nothing: the address says it.
  }
}

/** The days shown: those of the address, so that a link can be shared; else the last ones chosen; else this week. */
export function shownDaysAvanzamento(
  { from_date, to_date }: Pick<AvanzamentoUrlState, 'from_date' | 'to_date'>,
  today = isoDate(new Date()),
): AvanzamentoPeriod {
  const { fromDate, toDate } = from_date || to_date ? { fromDate: from_date, toDate: to_date } : storedDays()
  const reversed = fromDate !== null && toDate !== null && toDate < fromDate
  return askedAvanzamentoPeriod({ dal: fromDate, al: reversed ? null : toDate }, today)
}

/** The days before a period, as many as it has; null of one that is open on a side. */
export function periodBefore({ fromDate, toDate }: AvanzamentoPeriod): AvanzamentoPeriod | null {
  if (!fromDate || !toDate) return null
  const count = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1
  return { fromDate: addDays(fromDate, -count), toDate: addDays(fromDate, -1) }
}

/** The filter of the server for a state of the URL. */
export function avanzamentoFilter(values: AvanzamentoUrlState) {
  const { fromDate, toDate } = shownDaysAvanzamento(values)
  return {
    ...askedOf(avanzamentoFilters, values),
    periodo: { dal: fromDate, al: toDate },
    materialiCompleti: values.materiali === '' ? null : values.materiali === 'completi',
    materialiAl: values.materiali_al,
    conMateriali: values.scheda === 'materiali' ? true : null,
  }
}

/** Variables of the query of the page. */
export function avanzamentoVariables(search: URLSearchParams) {
  const values = readUrl(avanzamentoUrlState, search)
  return {
    filtro: avanzamentoFilter(values),
    pagina: Math.min(values.pagina, 1_000_000),
    perPagina: RIGHE_AVANZAMENTO,
    ordinamento: orderingOf(values.ordina),
    ordini: values.scheda === 'commesse' || values.scheda === 'materiali',
    eventi: values.scheda === 'avanzamento',
    giorni: values.scheda === 'giorni',
  }
}

/** The day of a period that does not end. */
const NO_END = '9999-12-31'

/** Address of the events that a figure is made of: of what is looked at, and of less of it where `least` says so. */
export function eventsUrl(values: AvanzamentoUrlState, least: Partial<AvanzamentoUrlState>): string {
  const { fromDate, toDate } = shownDaysAvanzamento(values)
  const byMateriali = values.materiali !== '' || values.non_completi.length > 0
  return `/avanzamento-ordini?${writeUrl(avanzamentoUrlState, new URLSearchParams(), {
    ...values,
    from_date: fromDate,
    to_date: toDate,
    pagina: 1,
    ordina: '',
    scheda: 'avanzamento',
    // A day of it is of the same orders.
    materiali_al: byMateriali ? (values.materiali_al ?? toDate ?? NO_END) : null,
    ...least,
  })}`
}

/** Address of the events that the value of an order is made of. */
export const eventsOfOrdineUrl = (values: AvanzamentoUrlState, pk: number) =>
  eventsUrl(values, { ordine: pk, progetto: '' })

/** Address of the events of a day. */
export const eventsOfDayUrl = (values: AvanzamentoUrlState, day: string) =>
  eventsUrl(values, { from_date: day, to_date: day })

/** Address of the spreadsheet of what is looked at. */
export const avanzamentoExcelUrl = (values: AvanzamentoUrlState) =>
  exportUrl(
    `avanzamenti_${values.scheda === 'materiali' ? 'materiali' : 'commesse'}.xlsx`,
    { filter: avanzamentoFilter },
    values,
  )
