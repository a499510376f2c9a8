import { piuGiorni } from '../../../../server/ordini/ordini/rules.ts'
import { FASE_PREDEFINITA } from '../../../../server/produzione/fasiSchedulate/rules.ts'
import { dataIso } from '../../../../server/shared/formats/formats.ts'
import { alcuneDi, type Codec, chiavi, giorno, intero, siNo, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  numeroCommessa: 'numeroCommessa',
  riferimento: 'riferimento',
  numeroSerramenti: 'numeroSerramenti',
  cliente: 'nomeCliente',
  fornitore: 'fornitore',
  tempo: 'durata',
  dataConsegna: 'dataConsegna',
  inizio: 'inizio',
  fine: 'fine',
  netto: 'netto',
  misure: 'senzaMisure',
} as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** Rows of a page. */
export const RIGHE_PAGINA = ['25', '50', '100'] as const
const PAGINA_MASSIMA = 1_000_000

/** Monday and Sunday of the week of a day, YYYY-MM-DD. */
export function settimana(oggi: string): { da: string; a: string } {
  const lunedi = piuGiorni(oggi, -((new Date(`${oggi}T00:00:00Z`).getUTCDay() + 6) % 7))
  return { da: lunedi, a: piuGiorni(lunedi, 6) }
}

/** A day of the current week by default; null, written 'tutti', is no limit. */
function giornoDellaSettimana(capo: 'da' | 'a'): Codec<string | null> {
  const { leggi } = giorno()
  const iniziale = () => settimana(dataIso(new Date()))[capo]
  return {
    // Asked anew: the page may stay open from one week to the next.
    get iniziale(): string | null {
      return iniziale()
    },
    leggi: (scritto) => (scritto === 'tutti' ? null : (leggi(scritto) ?? iniziale())),
    scrivi: (valore) => valore ?? 'tutti',
  }
}

/** What the list is filtered by. */
const filtri = {
  search: testo(),
  nome_fase: testo(FASE_PREDEFINITA),
  data_da: giornoDellaSettimana('da'),
  data_a: giornoDellaSettimana('a'),
  senza_misure: siNo(),
  stato: chiavi(),
  /** 'NESSUNO STATO': it excludes `stato`. */
  empty: unoDi(['', 'true'], ''),
  materiali: alcuneDi(/^.{1,100}$/),
  stati_materiali: chiavi(),
}

/** State of the list in its URL. */
export const statoElenco = {
  ...filtri,
  pagina: intero(1),
  righe: unoDi(RIGHE_PAGINA, '50'),
  ordina: unoDi(ordini, ''),
}

export type StatoElenco = Valori<typeof statoElenco>
export const nomiFiltri = Object.keys(filtri) as (keyof typeof filtri)[]

/** The filters as the server takes them. */
export function filtroServer(stato: Valori<typeof filtri>) {
  const senzaStato = stato.empty !== ''
  return {
    search: stato.search || null,
    nomeFase: stato.nome_fase || FASE_PREDEFINITA,
    dataDa: stato.data_da,
    dataA: stato.data_a,
    senzaMisure: stato.senza_misure,
    stato: senzaStato || stato.stato.length === 0 ? null : stato.stato,
    empty: senzaStato ? true : null,
    materiali: stato.materiali.length > 0 ? stato.materiali : null,
    statiMateriali: stato.stati_materiali.length > 0 ? stato.stati_materiali : null,
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

/** Changing the phase clears the filter by states: they are of the other phase. */
export const conFase = (nome_fase: string) => ({ nome_fase, stato: [], empty: '' as const, pagina: 1 })

/** Choosing 'NESSUNO STATO' excludes the other states, and choosing one of them takes it away. */
export function conStati(prima: Pick<StatoElenco, 'stato' | 'empty'>, scelti: readonly (number | 'nessuno')[]) {
  const vuole = scelti.includes('nessuno')
  const numeri = scelti.filter((scelto): scelto is number => scelto !== 'nessuno')
  const nessuno = vuole && (prima.empty === '' || numeri.length === 0)
  return { stato: nessuno ? [] : numeri, empty: nessuno ? ('true' as const) : ('' as const), pagina: 1 }
}

/** Address of the CSV of what is in the list. */
export function indirizzoCsv(stato: StatoElenco): string {
  const ricerca = new URLSearchParams({ nome_fase: stato.nome_fase || FASE_PREDEFINITA })
  const metti = (nome: string, valore: string | number | boolean | null) => {
    if (valore !== null && valore !== '') ricerca.append(nome, String(valore))
  }
  metti('search', stato.search)
  metti('data_da', stato.data_da)
  metti('data_a', stato.data_a)
  metti('senza_misure', stato.senza_misure)
  if (stato.empty) metti('empty', true)
  else for (const pk of stato.stato) metti('stato', pk)
  for (const nome of stato.materiali) metti('materiali', nome)
  for (const pk of stato.stati_materiali) metti('stati_materiali', pk)
  return `/api/planner/fasi-schedulate/csv/?${ricerca}`
}
