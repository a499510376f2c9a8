import {
  CO,
  type Co,
  MAGAZZINI,
  type Magazzino,
  RILIEVI,
  type Rilievo,
} from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { alcuneDi, chiave, chiavi, giorno, intero, testo, unoDi, type Valori } from '../../../../ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  numeroCommessa: 'numeroCommessa',
  cliente: 'cliente',
  progetto: 'progetto',
  riferimento: 'riferimento',
  tipologia: 'tipologia',
  fornitore: 'fornitore',
  stato: 'stato',
  valorePercentuale: 'valorePercentuale',
  dataConsegna: 'dataConsegna',
  dataOrdineFornitore: 'dataOrdineFornitore',
  dataConsegnaFornitore: 'dataConsegnaFornitore',
  dataArrivo: 'dataArrivo',
  numeroDocumento: 'numeroDocumento',
  rilievo: 'rilievo',
  co: 'co',
  magazzino: 'magazzino',
  costoMateriale: 'costoMateriale',
  venditaMateriale: 'venditaMateriale',
  dataInserimento: 'dataInserimento',
} as const

const ordini: readonly string[] = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** Rows of a page. */
export const RIGHE_PAGINA = ['25', '50', '100'] as const
/** Kinds of agent. */
export const TIPI_AGENTE = ['B2C', 'B2B', 'B2C*s'] as const
/** Stands for 'no state' among the states. */
export const NESSUNO = '-'

/** What the list is filtered by, under the names of the old calls. */
const filtri = {
  search: testo(),
  ordine: chiave(),
  numero_commessa: testo(),
  cliente: testo(),
  progetto: testo(),
  riferimento: testo(),
  tipologia: testo(),
  fornitore_nome: testo(),
  stato: testo(),
  rilievo: unoDi(['', ...RILIEVI], ''),
  co: unoDi(['', ...CO], ''),
  magazzino: unoDi(['', ...MAGAZZINI], ''),
  note: testo(),
  agente: chiave(),
  tipo_agente: unoDi(['', ...TIPI_AGENTE], ''),
  materiali: alcuneDi(/^[^~!]{1,100}$/),
  stati_materiali: chiavi(),
  data_consegna_da: giorno(),
  data_consegna_a: giorno(),
  data_consegna_fornitore_da: giorno(),
  data_consegna_fornitore_a: giorno(),
  data_arrivo_da: giorno(),
  data_arrivo_a: giorno(),
  data_ordine_fornitore_da: giorno(),
  data_ordine_fornitore_a: giorno(),
  data_inserimento_da: giorno(),
  data_inserimento_a: giorno(),
}

/** State of the list in its URL. */
export const statoElenco = {
  ...filtri,
  pagina: intero(1),
  righe: unoDi(RIGHE_PAGINA, '25'),
  ordina: unoDi(ordini, ''),
}

export type StatoElenco = Valori<typeof statoElenco>
export type FiltriElenco = Valori<typeof filtri>
export const nomiFiltri = Object.keys(filtri) as (keyof FiltriElenco)[]

/** The filters as the server takes them. */
export function filtroServer(stato: FiltriElenco) {
  return {
    search: stato.search || null,
    ordine: stato.ordine,
    numeroCommessa: stato.numero_commessa || null,
    cliente: stato.cliente || null,
    progetto: stato.progetto || null,
    riferimento: stato.riferimento || null,
    tipologia: stato.tipologia || null,
    fornitoreNome: stato.fornitore_nome || null,
    stato: stato.stato === NESSUNO ? null : stato.stato || null,
    senzaStato: stato.stato === NESSUNO ? true : null,
    rilievo: (stato.rilievo || null) as Rilievo | null,
    co: (stato.co || null) as Co | null,
    magazzino: (stato.magazzino || null) as Magazzino | null,
    note: stato.note || null,
    agente: stato.agente,
    tipoAgente: stato.tipo_agente || null,
    materiali: stato.materiali.length > 0 ? stato.materiali : null,
    statiMateriali: stato.stati_materiali.length > 0 ? stato.stati_materiali : null,
    dataConsegnaDa: stato.data_consegna_da,
    dataConsegnaA: stato.data_consegna_a,
    dataConsegnaFornitoreDa: stato.data_consegna_fornitore_da,
    dataConsegnaFornitoreA: stato.data_consegna_fornitore_a,
    dataArrivoDa: stato.data_arrivo_da,
    dataArrivoA: stato.data_arrivo_a,
    dataOrdineFornitoreDa: stato.data_ordine_fornitore_da,
    dataOrdineFornitoreA: stato.data_ordine_fornitore_a,
    dataInserimentoDa: stato.data_inserimento_da,
    dataInserimentoA: stato.data_inserimento_a,
  }
}

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco(stato: StatoElenco) {
  return {
    filtro: filtroServer(stato),
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: Number(stato.righe),
    ordinamento: stato.ordina ? [stato.ordina] : null,
  }
}

/** Address of the export of what is in the list; all its columns. */
export function indirizzoExcel(stato: StatoElenco): string {
  const presenti = Object.entries(filtroServer(stato)).filter(([, valore]) => valore !== null)
  const ricerca = new URLSearchParams({
    filtro: JSON.stringify(Object.fromEntries(presenti)),
    ordinamento: stato.ordina,
    avanzamento: '',
  })
  return `/esporta/ordini_fornitori.xlsx?${ricerca}`
}
