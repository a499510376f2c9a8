import {
  askedPeriodoAvanzamento,
  type PeriodoAvanzamento,
  TIPI_EVENTO,
} from '../../../../server/officina/avanzamento/rules.ts'
import { addDays } from '../../../../server/ordini/ordini/rules.ts'
import { orderingOf } from '../../../../server/shared/fields/orderings.ts'
import { isoDate } from '../../../../server/shared/formats/formats.ts'
import { tipiAgente } from '../../../../server/vendite/agenti/rules.ts'
import { exportUrl } from '../../../ui/export/addresses.ts'
import { orderParam } from '../../../ui/table/ordering.ts'
import {
  dayParam,
  oneOfParam,
  pageParam,
  pkParam,
  readUrl,
  repeatedPksParam,
  textParam,
  type UrlValues,
  wordsParam,
  writeUrl,
} from '../../../ui/urlState.ts'

/** The tabs, as they follow each other. */
export const SCHEDE_AVANZAMENTO = {
  materiali: 'Materiali',
  commesse: 'Per commessa',
  avanzamento: 'Avanzamento',
  giorni: 'Per giorno',
} as const
export type SchedaAvanzamento = keyof typeof SCHEDE_AVANZAMENTO

/** Columns of orders that the server sorts by. */
const ORDINA = [
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
export const avanzamentoOrderings = Object.fromEntries(ORDINA.map((nome) => [nome, nome]))

/** The dashboard of progress in its URL. */
export const avanzamentoUrlState = {
  scheda: oneOfParam(Object.keys(SCHEDE_AVANZAMENTO) as SchedaAvanzamento[], 'commesse'),
  from_date: dayParam(),
  to_date: dayParam(),
  operatori: repeatedPksParam(),
  lavorazioni: repeatedPksParam(),
  ordine: pkParam(),
  tipo_evento: oneOfParam(['', ...TIPI_EVENTO], ''),
  materiale: textParam(),
  tipo_agente: oneOfParam(['', ...tipiAgente], ''),
  progetto: textParam(),
  non_completi: wordsParam(/^.{1,100}$/),
  materiali: oneOfParam(['', 'completi', 'non_completi'], ''),
  pagina: pageParam(),
  ordina: orderParam(ORDINA),
}
export type AvanzamentoUrlState = UrlValues<typeof avanzamentoUrlState>

/** What 'Azzera filtri' takes back. */
export const AVANZAMENTO_FILTERS = [
  'from_date',
  'to_date',
  'operatori',
  'lavorazioni',
  'ordine',
  'tipo_evento',
  'materiale',
  'tipo_agente',
  'progetto',
  'non_completi',
  'materiali',
] as const

export const RIGHE_AVANZAMENTO = 50

const CHIAVI = { fromDate: 'planner_from_date', toDate: 'planner_to_date' } as const

/** The days that were chosen last on this device; none where it keeps nothing. */
function storedDays(): PeriodoAvanzamento {
  try {
    const letto = (chiave: string) => dayParam().leggi(window.localStorage.getItem(chiave) ?? '')
    return { fromDate: letto(CHIAVI.fromDate), toDate: letto(CHIAVI.toDate) }
  } catch {
    return { fromDate: null, toDate: null }
  }
}

/** Keeps the days for the next time; forgets them when there are none. */
export function storeDays({ fromDate, toDate }: PeriodoAvanzamento): void {
  try {
    for (const [chiave, giorno] of [
      [CHIAVI.fromDate, fromDate],
      [CHIAVI.toDate, toDate],
    ] as const) {
      if (giorno === null) window.localStorage.removeItem(chiave)
      else window.localStorage.setItem(chiave, giorno)
    }
  } catch {
    // The device keeps nothing: the address says it.
  }
}

/** The days shown: those of the address, so that a link can be shared; else the last ones chosen; else this week. */
export function shownDaysAvanzamento(
  { from_date, to_date }: Pick<AvanzamentoUrlState, 'from_date' | 'to_date'>,
  oggi = isoDate(new Date()),
): PeriodoAvanzamento {
  const { fromDate, toDate } = from_date || to_date ? { fromDate: from_date, toDate: to_date } : storedDays()
  const capovolto = fromDate !== null && toDate !== null && toDate < fromDate
  return askedPeriodoAvanzamento(fromDate, capovolto ? null : toDate, oggi)
}

/** The days before a period, as many as it has; null of one that is open on a side. */
export function periodBefore({ fromDate, toDate }: PeriodoAvanzamento): PeriodoAvanzamento | null {
  if (!fromDate || !toDate) return null
  const quanti = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1
  return { fromDate: addDays(fromDate, -quanti), toDate: addDays(fromDate, -1) }
}

/** The filter of the server for a state of the URL. */
export function avanzamentoFilter(valori: AvanzamentoUrlState) {
  return {
    ...shownDaysAvanzamento(valori),
    operatori: valori.operatori.length > 0 ? [...valori.operatori] : null,
    lavorazioni: valori.lavorazioni.length > 0 ? [...valori.lavorazioni] : null,
    ordine: valori.ordine,
    tipoEvento: valori.tipo_evento || null,
    materiale: valori.materiale || null,
    tipoAgente: valori.tipo_agente || null,
    progetto: valori.progetto || null,
    materialiNonCompleti: valori.non_completi.length > 0 ? [...valori.non_completi] : null,
    materialiCompleti: valori.materiali === '' ? null : valori.materiali === 'completi',
    conMateriali: valori.scheda === 'materiali' ? true : null,
  }
}

/** Variables of the query of the page. */
export function avanzamentoVariables(ricerca: URLSearchParams) {
  const valori = readUrl(avanzamentoUrlState, ricerca)
  return {
    filtro: avanzamentoFilter(valori),
    pagina: Math.min(valori.pagina, 1_000_000),
    perPagina: RIGHE_AVANZAMENTO,
    ordinamento: orderingOf(valori.ordina),
    ordini: valori.scheda === 'commesse' || valori.scheda === 'materiali',
    eventi: valori.scheda === 'avanzamento',
    giorni: valori.scheda === 'giorni',
  }
}

/** Address of the events that a figure is made of: of what is looked at, and of less of it where `meno` says so. */
export function eventiUrl(valori: AvanzamentoUrlState, meno: Partial<AvanzamentoUrlState>): string {
  const { fromDate, toDate } = shownDaysAvanzamento(valori)
  return `/avanzamento-ordini?${writeUrl(avanzamentoUrlState, new URLSearchParams(), {
    ...valori,
    from_date: fromDate,
    to_date: toDate,
    pagina: 1,
    ordina: '',
    scheda: 'avanzamento',
    ...meno,
  })}`
}

/** Address of the spreadsheet of what is looked at. */
export const avanzamentoExcelUrl = (valori: AvanzamentoUrlState) =>
  exportUrl(
    `avanzamenti_${valori.scheda === 'materiali' ? 'materiali' : 'commesse'}.xlsx`,
    { filter: avanzamentoFilter },
    valori,
  )
