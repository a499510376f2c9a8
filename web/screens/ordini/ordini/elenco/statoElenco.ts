import { AREE_CONSEGNA, type AreaConsegna } from '../../../../../server/ordini/ordini/rules.ts'
import { TIPI_CLIENTE, type TipoCliente } from '../../../../../server/vendite/clienti/rules.ts'
import {
  alcuneDi,
  chiave,
  chiaveONessuno,
  chiavi,
  giorno,
  intero,
  siNo,
  testo,
  unoDi,
  type Valori,
} from '../../../../ui/urlState.ts'
import { filtriFase } from './filtroFasi.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  numeroCommessa: 'numeroCommessa',
  cliente: 'nomeCliente',
  progetto: 'progetto',
  riferimento: 'riferimento',
  data: 'data',
  dataConsegna: 'dataConsegna',
  // The week follows the day.
  settimana: 'dataConsegna',
  dataPosa: 'dataPosa',
  stato: 'stato',
  tipoCliente: 'tipoCliente',
  codiceSistema: 'codiceSistema',
  listino: 'listino',
  sconto: 'sconto',
  netto: 'netto',
  agente: 'agente',
  inizio: 'inizioSchedulazione',
  fine: 'fineSchedulazione',
  mail: 'statoInvioMail',
  dataInvioMail: 'dataInvioMail',
  areaConsegna: 'areaConsegna',
  numeroSerramenti: 'numeroSerramenti',
  senzaMisure: 'senzaMisure',
} as const

const ordini = ['', ...new Set(Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`]))]

/** Rows of a page. */
export const RIGHE_PAGINA = ['25', '50', '100'] as const
const tipi: readonly string[] = ['', ...TIPI_CLIENTE]
const aree: readonly string[] = ['', ...AREE_CONSEGNA]
/** The server's own limit; a page beyond the last one is corrected when the answer says how many there are. */
const PAGINA_MASSIMA = 1_000_000

/** What the list is filtered by, under the names of the old calls where they had one. */
const filtri = {
  search: testo(),
  /** Empty: all. */
  scheduled: unoDi(['', 'schedulabili', '1', '0', 'non_schedulabili'] as const, ''),
  numero_commessa: testo(),
  progetto: testo(),
  riferimento: testo(),
  nome_cliente: testo(),
  cliente: chiave(),
  data_da: giorno(),
  data_a: giorno(),
  data_consegna_da: giorno(),
  data_consegna_a: giorno(),
  data_posa_da: giorno(),
  data_posa_a: giorno(),
  stato: chiaveONessuno(),
  tipo_cliente: unoDi(tipi, ''),
  codice_sistema: testo(),
  agente: chiaveONessuno(),
  area_consegna: unoDi(aree, ''),
  senza_misure: siNo(),
  /** Yes: some material lacks a supplier order. No: none does. */
  ordini_fornitore_mancanti: siNo(),
  check_fatte: chiavi(),
  check_non_fatte: chiavi(),
  stato_invio_mail: unoDi(['', 'in_attesa_invio', 'inviata'] as const, ''),
  fasi: filtriFase(),
}

/** State of the list in its URL. */
export const statoElenco = {
  ...filtri,
  pagina: intero(1),
  righe: unoDi(RIGHE_PAGINA, '25'),
  ordina: unoDi(ordini, ''),
  /** Visible columns; empty: those that the window has room for. */
  colonne: alcuneDi(/^[^~!.]{1,60}$/),
}

export type StatoElenco = Valori<typeof statoElenco>

/** The part of the state that decides which orders are in the list. */
export type FiltriElenco = Valori<typeof filtri>

export const nomiFiltri = Object.keys(filtri) as (keyof FiltriElenco)[]

const SCHEDULATI = {
  '': null,
  schedulabili: 'schedulabili',
  '1': 'schedulati',
  '0': 'non_schedulati',
  non_schedulabili: 'non_schedulabili',
} as const

/** The filters as the server takes them. */
export function filtroServer(stato: FiltriElenco) {
  return {
    search: stato.search || null,
    scheduled: SCHEDULATI[stato.scheduled],
    numeroCommessa: stato.numero_commessa || null,
    progetto: stato.progetto || null,
    riferimento: stato.riferimento || null,
    nomeCliente: stato.nome_cliente || null,
    cliente: stato.cliente,
    dataDa: stato.data_da,
    dataA: stato.data_a,
    dataConsegnaDa: stato.data_consegna_da,
    dataConsegnaA: stato.data_consegna_a,
    dataPosaDa: stato.data_posa_da,
    dataPosaA: stato.data_posa_a,
    stato: stato.stato === 'nessuno' ? null : stato.stato,
    senzaStato: stato.stato === 'nessuno' ? true : null,
    tipoCliente: (stato.tipo_cliente || null) as TipoCliente | null,
    codiceSistema: stato.codice_sistema || null,
    agente: stato.agente === 'nessuno' ? null : stato.agente,
    senzaAgente: stato.agente === 'nessuno' ? true : null,
    areaConsegna: (stato.area_consegna || null) as AreaConsegna | null,
    senzaMisure: stato.senza_misure,
    ordiniFornitoreMancanti: stato.ordini_fornitore_mancanti,
    checkFatte: stato.check_fatte.length > 0 ? stato.check_fatte : null,
    checkNonFatte: stato.check_non_fatte.length > 0 ? stato.check_non_fatte : null,
    statoInvioMail: stato.stato_invio_mail || null,
    fasi:
      stato.fasi.length > 0 ? stato.fasi.map(({ fase, ...giorni }) => ({ nomeFase: fase || null, ...giorni })) : null,
  }
}

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco(stato: StatoElenco) {
  return {
    filtro: filtroServer(stato),
    pagina: Math.min(stato.pagina, PAGINA_MASSIMA),
    perPagina: Number(stato.righe),
    ordinamento: stato.ordina ? [stato.ordina] : null,
  }
}

/** Address of the export of what is in the list, with some columns. */
export function indirizzoExcel(stato: StatoElenco, colonne: readonly string[]): string {
  const presenti = Object.entries(filtroServer(stato)).filter(([, valore]) => valore !== null)
  const ricerca = new URLSearchParams({
    filtro: JSON.stringify(Object.fromEntries(presenti)),
    ordinamento: stato.ordina,
    colonne: colonne.join(','),
    avanzamento: '',
  })
  return `/esporta/ordini.xlsx?${ricerca}`
}
