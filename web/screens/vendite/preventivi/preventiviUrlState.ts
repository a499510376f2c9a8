import { type ListValues, urlState } from '#ui/list/urlState.ts'
import { askedPeriodo, dayParam, pkOrNoneParam, pkParam, textParam, type UrlValues, yesNoParam } from '#ui/urlState.ts'

/** State of the list of quotes in its URL; how long a page is, the server's setting says. */
export const preventiviUrlState = urlState({
  filters: {
    search: textParam(),
    citta: textParam(),
    provincia: textParam(),
    regione_posa: textParam(),
    stato: pkParam(),
    agente: pkOrNoneParam(),
    /** No: those in use. Yes: only the deleted ones. Null: all. */
    eliminato: yesNoParam(false),
    /** Yes: an order was made of them. No: none yet. */
    con_ordine: yesNoParam(),
    start_date: dayParam(),
    end_date: dayParam(),
  },
  orders: {
    nomeCognome: 'nomeCognome',
    pk: 'id',
    dataCreazione: 'dataCreazione',
    citta: 'citta',
    provincia: 'provincia',
    regionePosa: 'regionePosa',
    famiglia: 'famiglia',
    stato: 'stato',
    agente: 'agente',
  },
  filter: (stato) => ({
    search: stato.search || null,
    citta: stato.citta || null,
    provincia: stato.provincia || null,
    regionePosa: stato.regione_posa || null,
    statoPk: stato.stato,
    agentePk: stato.agente === 'nessuno' ? null : stato.agente,
    senzaAgente: stato.agente === 'nessuno' ? true : null,
    eliminato: stato.eliminato,
    conOrdine: stato.con_ordine,
    periodo: askedPeriodo(stato.start_date, stato.end_date),
  }),
})

export type PreventiviState = UrlValues<typeof preventiviUrlState.schema>

/** The part of the state that decides which quotes are in the list. */
export type PreventiviFilterValues = ListValues<typeof preventiviUrlState>

/** Variables of the list's query for the search part of a URL. */
export function preventiviVariables(search: URLSearchParams) {
  const { perPagina: _settings, ...variables } = preventiviUrlState.variables(search)
  return variables
}
