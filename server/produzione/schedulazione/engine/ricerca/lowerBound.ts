// How few late days any plan must have: what says how good the one found is.

import { ritardoOf } from '../../../../shared/dates/margine.ts'
import type { Calendario } from '../capacita.ts'
import { bookedMinutes, type Libro } from '../libro.ts'
import type { Day } from '../time.ts'
import { REPARTI_FASI } from '../types.ts'
import type { CompiledOrdine } from './compila.ts'

/** Days that the bound looks ahead. */
const HORIZON = 730

/**
 * The larger of two bounds on the weighted late days: each order as if it were alone, and, a department at a time, the
 * least work first against the deliveries in order.
 * @param only the last day of each order as if it were alone
 */
export function lowerBoundOf(
  ordini: readonly CompiledOrdine[],
  only: readonly (Day | null)[],
  calendario: Calendario,
  libro: Libro,
  base: Day,
): number {
  let alone = 0
  for (const [index, { peso, consegna }] of ordini.entries()) {
    alone += peso * ritardoOf(only[index] ?? null, consegna)
  }
  const byReparto = REPARTI_FASI.map((reparto, which) => {
    const withWork = ordini.flatMap(({ fasi, consegna, peso }) => {
      const minutes = fasi.reduce((sum, fase) => sum + (fase.reparto === which ? fase.durata : 0), 0)
      return minutes > 0 ? [{ minuti: minutes, consegna: consegna ?? Number.POSITIVE_INFINITY, peso }] : []
    })
    // Whoever ends first, the n-th end is not before the n least of them are done.
    const minutes = withWork.map((one) => one.minuti).sort((a, b) => a - b)
    const consegne = withWork.map((one) => one.consegna).sort((a, b) => a - b)
    const minPeso = Math.min(...withWork.map((one) => one.peso))
    let late = 0
    let serve = 0
    let soFar = 0
    let day = base - 1
    for (const [n, own] of minutes.entries()) {
      serve += own
      while (soFar < serve && day < base + HORIZON) {
        day++
        soFar += Math.max(0, calendario.capacita(reparto, day) - bookedMinutes(libro, { reparto, giorno: day }))
      }
      late += Math.max(0, day - (consegne[n] ?? day))
    }
    return withWork.length > 0 ? late * minPeso : 0
  })
  return Math.max(alone, ...byReparto)
}
