import { type ListValues, urlState } from '../../../ui/list/urlState.ts'
import { chiave, giorno, siNo, testo, type Valori } from '../../../ui/urlState.ts'

/** State of the list of quotes in its URL; how long a page is, the server's setting says. */
export const preventiviUrlState = urlState({
  filters: {
    search: testo(),
    citta: testo(),
    provincia: testo(),
    regione_posa: testo(),
    stato: chiave(),
    agente: chiave(),
    /** No: those in use. Yes: only the deleted ones. Null: all. */
    eliminato: siNo(false),
    start_date: giorno(),
    end_date: giorno(),
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
    stato: stato.stato,
    agente: stato.agente,
    eliminato: stato.eliminato,
    startDate: stato.start_date,
    endDate: stato.end_date,
  }),
})

export type PreventiviState = Valori<typeof preventiviUrlState.schema>

/** The part of the state that decides which quotes are in the list. */
export type PreventiviFilters = ListValues<typeof preventiviUrlState>

/** Variables of the list's query for the search part of a URL. */
export function preventiviVariables(search: URLSearchParams) {
  const { perPagina: _settings, ...variables } = preventiviUrlState.variables(search)
  return variables
}
