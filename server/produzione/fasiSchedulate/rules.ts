// What the lines of an order tell of the pieces in it. `totali.sql.ts` says it in SQL.
// docs/rules/produzione.md#scheduled-phases

import { leavesOf, type RigaWithAnte } from '#ordini/righe/rules.ts'
import {
  periodFilter,
  pksFilter,
  searchFilter,
  sinceFilter,
  textFilter,
  textsFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'

/** The phase that the list begins with. */
export const DEFAULT_FASE = 'banchi'
/** Its end is when the painted pieces are delivered. */
export const FASE_VERNICIATURA = 'verniciatura'
export const NO_STATO = 'NESSUNO STATO'

/** A line, as far as its pieces go. */
export interface RigaPezzi extends RigaWithAnte {
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

const NO_PEZZO: Readonly<Pezzi> = { ante: 0, vetri: 0, pezziAnte: 0, pezziInglesine: 0, pezziArco: 0 }

/**
 * A count among the free fields of a line: a whole number up to six digits, or a text of it; whatever case its key.
 * @returns null when there is none; of more keys that differ in case the first in code order
 */
export function count(extraFields: unknown, key: string): number | null {
  if (typeof extraFields !== 'object' || extraFields === null || Array.isArray(extraFields)) return null
  const values = Object.entries(extraFields)
    .filter(([name]) => name.toLowerCase() === key)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, value]) => (typeof value === 'number' || typeof value === 'string' ? [String(value)] : []))
    .filter((text) => /^ *[0-9]{1,6} *$/.test(text))
  return values[0] === undefined ? null : Number(values[0])
}

const span = (shape: string | null) => shape?.trim().toUpperCase() === 'ARCO'

/**
 * The pieces of some lines, each its counts for one piece × its number. What the free fields do not tell: a pane for
 * each leaf, an arch when the shape is ARCO, else none.
 */
export function pezziOf(righe: readonly RigaPezzi[]): Pezzi {
  const sum = { ...NO_PEZZO }
  for (const riga of righe) {
    const { rivendita, numero, forma, formaCodice, extraFields } = riga
    if (rivendita) continue
    const leaves = leavesOf(riga)
    sum.ante += numero * leaves
    sum.vetri += numero * (count(extraFields, 'n_vetri') ?? leaves)
    sum.pezziAnte += numero * (count(extraFields, 'pezzi_ante') ?? 0)
    sum.pezziInglesine += numero * (count(extraFields, 'pezzi_inglesine') ?? 0)
    const arched = span(forma) || span(formaCodice) ? 1 : 0
    sum.pezziArco += numero * (count(extraFields, 'pezzi_arco') ?? arched)
  }
  return sum
}

/** The filters of the list of scheduled phases. */
export const fasiSchedulateFilters = {
  search: searchFilter('Every word, in number, customer, project or reference of the order.', { url: 'search' }),
  nomeFase: textFilter('Name of the phase; every phase when missing.', { url: 'nome_fase' }),
  periodo: periodFilter('Phases with a day in this period, by the days of Italy.', { url: ['data_da', 'data_a'] }),
  chiusi: yesNoFilter('True: of finished orders only; false: of the others only.', { url: 'chiusi' }),
  senzaMisure: yesNoFilter('Whether the measures of the order are not final yet.', { url: 'senza_misure' }),
  statoPks: pksFilter('In one of these states: set on the phase, or of the supplier orders for its material.', {
    url: 'stato',
  }),
  empty: yesNoFilter('Without a state; `statoPks` then does nothing.'),
  materiali: textsFilter('Of orders with one of these materials.', { url: 'materiali' }),
  statoMaterialePks: pksFilter('Of orders with a material (of `materiali`, when given) in one of these states.', {
    url: 'stati_materiali',
  }),
  aggiornatoDopo: sinceFilter(),
}
