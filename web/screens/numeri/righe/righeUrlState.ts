import { righeCsvUrl } from '../../../../server/numeri/righe/rules.ts'
import { addDays } from '../../../../server/ordini/ordini/rules.ts'
import { tipiAgente } from '../../../../server/vendite/agenti/rules.ts'
import { urlState } from '../../../ui/list/urlState.ts'
import {
  dayParam,
  oneOfParam,
  repeatedPksParam,
  textParam,
  type UrlValues,
  writeUrl,
  yesNoParam,
} from '../../../ui/urlState.ts'

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
export function righeFilter(valori: RigheFilters) {
  const fase = valori.nome_fase || null
  return {
    search: valori.search || null,
    nomeFase: fase,
    stato: fase && valori.empty !== true && valori.stato.length > 0 ? [...valori.stato] : null,
    empty: fase && valori.empty === true ? true : null,
    fromDate: valori.from_date,
    toDate: valori.to_date,
    fromData: valori.from_data,
    toData: valori.to_data,
    tipoSerramento: Number(valori.tipo_serramento) || null,
    categoria: valori.categoria || null,
    forma: valori.forma || null,
    codice: valori.codice || null,
    tipoCliente: valori.tipo_cliente || null,
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
export const righeCsvOf = (valori: RigheFilters, configurazione: number | null) =>
  righeCsvUrl(righeFilter(valori), configurazione)

/** The search part that shows, in the table, what is looked at, and less of it where `meno` says so. */
export function righeTableSearch(valori: RigheFilters, meno: Partial<RigheFilters>): string {
  const schema = righeStatisticheUrlState.schema
  return `${writeUrl(schema, new URLSearchParams(), { ...valori, pagina: 1, vista: 'tabella', ...meno })}`
}

/** The filter of the days of a point of a series: up to the day before the next one. */
export function daysOfPoint(punti: readonly { readonly data: string }[], n: number, valori: RigheFilters) {
  const prossimo = punti[n + 1]
  const inizio = punti[n]?.data ?? null
  // A week may begin before the first day that is looked at.
  const da = inizio && valori.from_data && inizio < valori.from_data ? valori.from_data : inizio
  return { from_data: da, to_data: prossimo ? addDays(prossimo.data, -1) : valori.to_data }
}
