import {
  type DefaultPeriod,
  FIGURE_SORTINGS,
  type FiguresPeriod,
  figureFilters,
  figuresPeriodOrDefault,
  PERFORMANCE_PER_PAGE,
} from '#officina/performance/rules.ts'
import { orderingOf } from '#shared/fields/orderings.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { downloadUrl } from '#ui/export/addresses.ts'
import { askedOf, paramsOf } from '#ui/list/filterParams.ts'
import { orderParam } from '#ui/table/ordering.ts'
import { oneOfParam, pageParam, type UrlValues, writeUrl } from '#ui/urlState.ts'

const { operatorePk: _ofOne, ...ofSeveral } = figureFilters

/** Which work is looked at, under the names of the REST API. */
const common = paramsOf(ofSeveral)

/** The cards in the URL: only their days. */
export const cardsUrlState = paramsOf({ periodo: figureFilters.periodo })

/** Columns that the server sorts by: field of the column → its name for the server. */
export const figureOrderings = Object.fromEntries(FIGURE_SORTINGS.map((name) => [name, name]))

/** Performance and worked hours in the URL. */
export const figureUrlState = {
  ...common,
  scheda: oneOfParam(['giorni', 'dati'], 'dati'),
  pagina: pageParam(),
  ordina: orderParam(FIGURE_SORTINGS),
}
export type FigureUrlState = UrlValues<typeof figureUrlState>

/** What 'Azzera filtri' takes back. */
export const FIGURE_FILTERS = Object.keys(common) as (keyof typeof common)[]

/** The days that are looked at: an end before its beginning is none. */
export function shownFigurePeriod(
  { from_date, to_date }: UrlValues<typeof cardsUrlState>,
  predefinito: DefaultPeriod,
  today = isoDate(new Date()),
) {
  const reversed = from_date !== null && to_date !== null && to_date < from_date
  return figuresPeriodOrDefault({ dal: from_date, al: reversed ? null : to_date }, predefinito, today)
}

/** A period as filters have it. */
export const periodoOf = ({ fromDate, toDate }: FiguresPeriod) => ({ dal: fromDate, al: toDate })

/** Variables of the query of a figure for a state of its URL. */
export function figureVariables(stato: FigureUrlState) {
  return {
    filtro: { ...askedOf(ofSeveral, stato), periodo: periodoOf(shownFigurePeriod(stato, 'settimana')) },
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: PERFORMANCE_PER_PAGE,
    ordinamento: orderingOf(stato.ordina),
  }
}

/** What the documented API calls the filters that all figures have. */
export const FIGURE_PARAMETERS = {
  lavorazionePks: 'lavorazioni',
  tipoAgente: 'tipo_agente',
  ordinePk: 'ordine',
  periodo: { dal: 'from_date', al: 'to_date' },
} as const

/** The two figures: their addresses and those of their sheets. */
export const FIGURE_PATHS = {
  performance: { page: '/analisi/performance', rest: 'performance-operatori' },
  ore: { page: '/analisi/completezza', rest: 'ore-lavorate' },
} as const
export type FigureKind = keyof typeof FIGURE_PATHS

/** Address of a figure: of this work, and of less of it where `others` says so. */
export function figureUrl(
  which: FigureKind,
  stato: Partial<UrlValues<typeof common>>,
  others: Partial<FigureUrlState> = {},
): string {
  const search = writeUrl(figureUrlState, new URLSearchParams(), { ...stato, ...others })
  return `${FIGURE_PATHS[which].page}${search.size > 0 ? `?${search}` : ''}`
}

/** Address of the activities of a day: of what is looked at, and of these operators alone where some are told. */
export const figureOfDayUrl = (
  which: FigureKind,
  stato: FigureUrlState,
  day: string,
  operatori?: readonly { readonly pk: number }[],
) =>
  figureUrl(which, onlyFilters(stato), {
    from_date: day,
    to_date: day,
    scheda: 'dati',
    ...(operatori ? { operatori: operatori.map(({ pk }) => pk) } : {}),
  })

/** Address of the days of the operations of a phase. */
export const performanceOfFaseUrl = (
  days: UrlValues<typeof cardsUrlState>,
  { lavorazioni }: { readonly lavorazioni: readonly { readonly pk: number }[] },
) => figureUrl('performance', days, { lavorazioni: lavorazioni.map(({ pk }) => pk), scheda: 'giorni' })

/** Address of the days of an operator. @param chiave its number */
export const performanceOfOperatoreUrl = (
  days: UrlValues<typeof cardsUrlState>,
  { chiave }: { readonly chiave: string },
) => figureUrl('performance', days, { operatori: [Number(chiave)], scheda: 'giorni' })

/** What a drill-down keeps of the state that it leaves. */
const onlyFilters = (stato: FigureUrlState): Partial<FigureUrlState> =>
  Object.fromEntries(FIGURE_FILTERS.map((name) => [name, stato[name]]))

/** Address of the spreadsheet of what is looked at. */
export const figureExcelUrl = (which: FigureKind, stato: FigureUrlState) =>
  downloadUrl(
    `/api/planner/${FIGURE_PATHS[which].rest}/excel/`,
    { ...figureVariables(stato).filtro, vista: stato.scheda },
    { ...FIGURE_PARAMETERS, operatorePks: 'operatori', vista: 'vista' },
  )
