// What the lines of an order tell of the pieces in it. `totali.sql.ts` says it in SQL.
// docs/rules/produzione.md#scheduled-phases
import { leavesOf, type RigaConAnte } from '../../ordini/righe/rules.ts'

/** The phase that the list begins with. */
export const FASE_PREDEFINITA = 'banchi'
/** Its end is when the painted pieces are delivered. */
export const FASE_VERNICIATURA = 'verniciatura'
export const NESSUNO_STATO = 'NESSUNO STATO'

/** A line, as far as its pieces go. */
export interface RigaPezzi extends RigaConAnte {
  rivendita: boolean
  numero: number
  forma: string
  /** Shape of the window code. */
  formaCodice: string | null
  extraFields: unknown
}

/** Pieces of an order; those of extra lines are not made here and do not count. */
export interface Pezzi {
  ante: number
  vetri: number
  pezziAnte: number
  pezziInglesine: number
  pezziArco: number
}

const NESSUN_PEZZO: Readonly<Pezzi> = { ante: 0, vetri: 0, pezziAnte: 0, pezziInglesine: 0, pezziArco: 0 }

/**
 * A count among the free fields of a line: a whole number up to six digits, or a text of it; whatever case its key.
 * @returns null when there is none; of more keys that differ in case the first in code order
 */
export function conteggio(extraFields: unknown, chiave: string): number | null {
  if (typeof extraFields !== 'object' || extraFields === null || Array.isArray(extraFields)) return null
  const valori = Object.entries(extraFields)
    .filter(([nome]) => nome.toLowerCase() === chiave)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, valore]) => (typeof valore === 'number' || typeof valore === 'string' ? [String(valore)] : []))
    .filter((testo) => /^ *[0-9]{1,6} *$/.test(testo))
  return valori[0] === undefined ? null : Number(valori[0])
}

const arco = (forma: string | null) => forma?.trim().toUpperCase() === 'ARCO'

/**
 * The pieces of some lines, each its counts for one piece × its number. What the free fields do not tell: a pane for
 * each leaf, an arch when the shape is ARCO, else none.
 */
export function pezziDi(righe: readonly RigaPezzi[]): Pezzi {
  const somma = { ...NESSUN_PEZZO }
  for (const riga of righe) {
    const { rivendita, numero, forma, formaCodice, extraFields } = riga
    if (rivendita) continue
    const foglie = leavesOf(riga)
    somma.ante += numero * foglie
    somma.vetri += numero * (conteggio(extraFields, 'n_vetri') ?? foglie)
    somma.pezziAnte += numero * (conteggio(extraFields, 'pezzi_ante') ?? 0)
    somma.pezziInglesine += numero * (conteggio(extraFields, 'pezzi_inglesine') ?? 0)
    const arcuata = arco(forma) || arco(formaCodice) ? 1 : 0
    somma.pezziArco += numero * (conteggio(extraFields, 'pezzi_arco') ?? arcuata)
  }
  return somma
}
