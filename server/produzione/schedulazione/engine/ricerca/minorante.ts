// How few late days any plan must have: what says how good the one found is.
import type { Calendario } from '../capacita.ts'
import { bookedMinuti, type Libro } from '../libro.ts'
import { ritardoOf } from '../margine.ts'
import type { Giorno } from '../time.ts'
import { REPARTI_FASI } from '../types.ts'
import type { OrdineCompilato } from './compila.ts'

/** Days that the bound looks ahead. */
const ORIZZONTE = 730

/**
 * The larger of two bounds on the weighted late days: each order as if it were alone, and, a department at a time, the
 * least work first against the deliveries in order.
 * @param soli the last day of each order as if it were alone
 */
export function minoranteOf(
  ordini: readonly OrdineCompilato[],
  soli: readonly (Giorno | null)[],
  calendario: Calendario,
  libro: Libro,
  base: Giorno,
): number {
  let daSoli = 0
  for (const [indice, { peso, consegna }] of ordini.entries()) {
    daSoli += peso * ritardoOf(soli[indice] ?? null, consegna)
  }
  const perReparto = REPARTI_FASI.map((reparto, quale) => {
    const conLavoro = ordini.flatMap(({ fasi, consegna, peso }) => {
      const minuti = fasi.reduce((somma, fase) => somma + (fase.reparto === quale ? fase.durata : 0), 0)
      return minuti > 0 ? [{ minuti, consegna: consegna ?? Number.POSITIVE_INFINITY, peso }] : []
    })
    // Whoever ends first, the n-th end is not before the n least of them are done.
    const minuti = conLavoro.map((uno) => uno.minuti).sort((a, b) => a - b)
    const consegne = conLavoro.map((uno) => uno.consegna).sort((a, b) => a - b)
    const pesoMinimo = Math.min(...conLavoro.map((uno) => uno.peso))
    let tardi = 0
    let serve = 0
    let finora = 0
    let giorno = base - 1
    for (const [n, suoi] of minuti.entries()) {
      serve += suoi
      while (finora < serve && giorno < base + ORIZZONTE) {
        giorno++
        finora += Math.max(0, calendario.capacita(reparto, giorno) - bookedMinuti(libro, { reparto, giorno }))
      }
      tardi += Math.max(0, giorno - (consegne[n] ?? giorno))
    }
    return conLavoro.length > 0 ? tardi * pesoMinimo : 0
  })
  return Math.max(daSoli, ...perReparto)
}
