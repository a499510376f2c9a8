import { chiave, giorno, intero, siNo, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  nomeCognome: 'nomeCognome',
  pk: 'id',
  dataCreazione: 'dataCreazione',
  citta: 'citta',
  provincia: 'provincia',
  regionePosa: 'regionePosa',
  famiglia: 'famiglia',
  stato: 'stato',
  agente: 'agente',
} as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** The server's own limit; a page beyond the last one is corrected when the answer says how many there are. */
const PAGINA_MASSIMA = 1_000_000

/** State of the list in its URL: the filters under the names of the REST API, page and sort. */
export const statoElenco = {
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
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

export type StatoElenco = Valori<typeof statoElenco>

/** The part of the state that decides which quotes are in the list. */
export type FiltriElenco = Omit<StatoElenco, 'pagina' | 'ordina'>

/** Variables of the list's query for a state of the URL; how long a page is, the server's setting says. */
export function variabiliElenco(stato: StatoElenco) {
  return {
    filtro: {
      search: stato.search || null,
      citta: stato.citta || null,
      provincia: stato.provincia || null,
      regionePosa: stato.regione_posa || null,
      stato: stato.stato,
      agente: stato.agente,
      eliminato: stato.eliminato,
      startDate: stato.start_date,
      endDate: stato.end_date,
    },
    pagina: Math.min(stato.pagina, PAGINA_MASSIMA),
    ordinamento: stato.ordina ? [stato.ordina] : null,
  }
}
