// How many supplier orders are printed at once, and how many by a long work.
import { object } from 'yup'
import { idListRule } from '#shared/fields/fields.ts'

const NONE = 'Scegli almeno un ordine fornitore.'

/** Orders and rows that a page waits for. */
export const PRINT_ORDINI_MAX = 20
export const PRINT_RIGHE_MAX = 1000

/** Orders of one file. */
const PRINT_MAX = 200

/** Why they are not printed while one waits; null when they are. */
export function whyNotAtOnce(ordini: number, righe: number): string | null {
  if (ordini <= PRINT_ORDINI_MAX && righe <= PRINT_RIGHE_MAX) return null
  return `Insieme si stampano fino a ${PRINT_ORDINI_MAX} ordini o 1.000 righe: per di più chiedi la stampa in blocco.`
}

/** The supplier orders of one file, each once. */
export const printSchema = object({
  pks: idListRule(PRINT_MAX)
    .transform((ordini: unknown) => (Array.isArray(ordini) ? [...new Set(ordini)] : ordini))
    .min(1, NONE),
})
