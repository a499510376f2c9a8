import { OTHER, type PuntoRighe, righeCsvUrl, WITHOUT_CODICE } from '#numeri/righe/rules.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import {
  askedPeriodo,
  dayParam,
  oneOfParam,
  repeatedPksParam,
  textParam,
  type UrlValues,
  writeUrl,
  yesNoParam,
} from '#ui/urlState.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'

const filters = {
  search: textParam(),
  nome_fase: textParam(),
  stato: repeatedPksParam(),
  empty: yesNoParam(),
  from_date: dayParam(),
  to_date: dayParam(),
  from_data: dayParam(),
  to_data: dayParam(),
  tipo_serramento: textParam(),
  categoria: textParam(),
  forma: textParam(),
  codice: textParam(),
  tipo_cliente: oneOfParam(['', ...tipiAgente], ''),
}
export type RigheFilters = UrlValues<typeof filters>

/** The filter of the server for a state of the URL: no state is asked about without a phase. */
export function righeFilter(values: RigheFilters) {
  const fase = values.nome_fase || null
  return {
    search: values.search || null,
    nomeFase: fase,
    statoPks: fase && values.empty !== true && values.stato.length > 0 ? [...values.stato] : null,
    empty: fase && values.empty === true ? true : null,
    fase: askedPeriodo(values.from_date, values.to_date),
    data: askedPeriodo(values.from_data, values.to_data),
    tipoSerramentoPk: Number(values.tipo_serramento) || null,
    categoria: values.categoria || null,
    forma: values.forma || null,
    codice: values.codice || null,
    tipoCliente: values.tipo_cliente || null,
  }
}

/** The statistics of lines in the URL. */
export const righeStatisticheUrlState = urlState({
  filters,
  orders: {
    id: 'id',
    numeroCommessa: 'ordine',
    numero: 'numero',
    larghezza: 'larghezza',
    altezza: 'altezza',
    ante: 'ante',
    listino: 'listino',
    netto: 'netto',
    scontoArticolo: 'scontoArticolo',
  },
  perPage: 50,
  filter: righeFilter,
  extra: { vista: oneOfParam(['tabella', 'grafici'], 'tabella') },
})

/** Address of the CSV of what is looked at. */
export const righeCsvOf = (values: RigheFilters, configuration: number | null) =>
  righeCsvUrl(righeFilter(values), configuration)

/** The search part that shows, in the table, what is looked at, and less of it where `least` says so. */
function righeTableSearch(values: RigheFilters, least: Partial<RigheFilters>): string {
  const schema = righeStatisticheUrlState.schema
  return `${writeUrl(schema, new URLSearchParams(), { ...values, pagina: 1, vista: 'tabella', ...least })}`
}

/** The filter of the days of a point of a series: up to the day before the next one. */
function daysOfPoint(points: readonly { readonly data: string }[], n: number, values: RigheFilters) {
  const next = points[n + 1]
  const inizio = points[n]?.data ?? null
  // A week may begin before the first day that is looked at.
  const from = inizio && values.from_data && inizio < values.from_data ? values.from_data : inizio
  return { from_data: from, to_data: next ? addDays(next.data, -1) : values.to_data }
}

/** What the lines of a part are filtered by: the column of a pie. */
export type RighePie = 'tipoSerramento' | 'categoria' | 'forma' | 'codice'

/**
 * Addresses of the lines that the parts and the points of the charts are made of.
 * @param pathname of the page @param tipi types of windows: their filter is a number
 */
export function righeLinks(
  pathname: string,
  values: RigheFilters,
  tipi: readonly { readonly pk: number; readonly nome: string }[],
) {
  const lines = (least: Partial<RigheFilters>) => `${pathname}?${righeTableSearch(values, least)}`
  return {
    /** Null of a part that no filter names. */
    ofPart(pie: RighePie, name: string): string | null {
      if (name === OTHER || name === WITHOUT_CODICE) return null
      if (pie !== 'tipoSerramento') return lines({ [pie]: name })
      const tipo = tipi.find((one) => one.nome === name)
      return tipo ? lines({ tipo_serramento: String(tipo.pk) }) : null
    },
    ofPoint: (points: readonly PuntoRighe[]) => (n: number) => lines(daysOfPoint(points, n, values)),
  }
}
