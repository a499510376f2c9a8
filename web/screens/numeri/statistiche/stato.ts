import {
  PER_PAGINA_AGENTI,
  PER_PAGINA_CLIENTI,
  type Periodo,
  periodoChiesto,
} from '../../../../server/numeri/statistiche/rules.ts'
import { dataIso } from '../../../../server/shared/formats/formats.ts'
import { chiaviRipetute, giorno, intero, scriviUrl, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
const cifre = {
  ordini: 'numeroOrdini',
  serramenti: 'numeroSerramenti',
  listino: 'listinoSerramenti',
  sconto: 'scontoSerramenti',
  mediaOrdini: 'mediaOrdini',
  mediaSerramenti: 'mediaSerramenti',
  netto: 'nettoSerramenti',
  raggiunto: 'differenzaNettoBudget',
} as const
export const ordinamentiClienti = {
  nome: 'nome',
  codice: 'codice',
  tipoCliente: 'tipoCliente',
  agenti: 'agenti',
  ...cifre,
  budget: 'budgetCliente',
} as const
export const ordinamentiAgenti = {
  nome: 'nome',
  codice: 'codice',
  clienti: 'numeroClienti',
  ...cifre,
  budget: 'budgetAgente',
} as const

/** What the charts may show. */
export const MISURE = {
  netto: 'Netto e budget',
  ordini: 'Ordini',
  serramenti: 'Serramenti',
  mediaOrdini: 'Media per ordine',
  quote: 'Quote del netto',
} as const
export type Misura = keyof typeof MISURE
/** Those with a bar for each row. */
export type MisuraBarre = Exclude<Misura, 'quote'>

/** What both statistics are asked for, under the names of the REST API; it goes from one to the other. */
const comune = {
  /** Null: the previous full month. */
  data_inizio: giorno(),
  data_fine: giorno(),
  agenti: chiaviRipetute(),
  vista: unoDi(['tabella', 'grafici'], 'tabella'),
  /** What the charts show. */
  misura: unoDi(Object.keys(MISURE) as Misura[], 'netto'),
}

const statoDi = (ordinamenti: Record<string, string>) => ({
  ...comune,
  search: testo(),
  pagina: intero(1),
  ordina: unoDi(['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])], ''),
})

export const statoClienti = statoDi(ordinamentiClienti)
export const statoAgenti = statoDi(ordinamentiAgenti)
export type StatoStatistiche = Valori<typeof statoClienti>
export type Quali = 'clienti' | 'agenti'

/** What 'Azzera filtri' takes back. */
export const FILTRI = ['data_inizio', 'data_fine', 'agenti', 'search'] as const

/** The days that are asked for: an end before its beginning is none. */
export function periodoDi({ data_inizio, data_fine }: Pick<StatoStatistiche, 'data_inizio' | 'data_fine'>): Periodo {
  const capovolto = data_inizio !== null && data_fine !== null && data_fine < data_inizio
  return periodoChiesto(data_inizio, capovolto ? null : data_fine, dataIso(new Date()))
}

/** Variables of the query of a page for a state of its URL. */
export function variabili(quali: Quali, stato: StatoStatistiche) {
  return {
    filtro: {
      ...periodoDi(stato),
      agenti: stato.agenti.length > 0 ? [...stato.agenti] : null,
      search: stato.search || null,
    },
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: quali === 'clienti' ? PER_PAGINA_CLIENTI : PER_PAGINA_AGENTI,
    ordinamento: stato.ordina ? [stato.ordina] : null,
  }
}

/** Address of a statistic with the filters of this one, and perhaps others. */
export function indirizzoDi(
  quali: Quali,
  { data_inizio, data_fine, agenti, vista, misura }: StatoStatistiche,
  altri: Partial<Valori<typeof comune>> = {},
): string {
  const ricerca = scriviUrl(comune, new URLSearchParams(), { data_inizio, data_fine, agenti, vista, misura, ...altri })
  return `/statistiche-${quali}${ricerca.size > 0 ? `?${ricerca}` : ''}`
}

/** Address of the orders that were counted for a row. */
export function indirizzoOrdini(stato: StatoStatistiche, di: { cliente: number } | { agente: number }): string {
  const { dataInizio, dataFine } = periodoDi(stato)
  const [agente] = stato.agenti
  const chi = 'cliente' in di && stato.agenti.length === 1 ? { ...di, agente } : di
  const ricerca = new URLSearchParams({ data_da: dataInizio, data_a: dataFine })
  for (const [nome, valore] of Object.entries(chi)) ricerca.set(nome, `${valore}`)
  return `/ordini?${ricerca}`
}

interface Riga {
  pk: number
}

/** Addresses of what a row is made of, a customer of orders and an agent of customers, and of its orders. */
export function indirizziRighe(quali: Quali, stato: StatoStatistiche) {
  const ordini = ({ pk }: Riga) => indirizzoOrdini(stato, quali === 'clienti' ? { cliente: pk } : { agente: pk })
  const clienti = ({ pk }: Riga) => indirizzoDi('clienti', stato, { agenti: [pk] })
  return { apri: quali === 'clienti' ? ordini : clienti, ordini }
}

/** Address of the spreadsheet of what is looked at. */
export function indirizzoExcel(quali: Quali, stato: StatoStatistiche): string {
  const { dataInizio, dataFine } = periodoDi(stato)
  const ricerca = new URLSearchParams({ data_inizio: dataInizio, data_fine: dataFine })
  for (const pk of stato.agenti) ricerca.append('agenti', `${pk}`)
  if (stato.search) ricerca.set('search', stato.search)
  return `/api/planner/statistiche-${quali}/excel/?${ricerca}`
}
