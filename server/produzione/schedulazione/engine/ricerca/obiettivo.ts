// What a plan is worth: four numbers, the less the better, compared one after the other or summed with weights.
import type { Giorno, Istante } from '../time.ts'
import { giornoOf } from '../time.ts'

/** What the search makes less of, in the order that holds unless the planner says another. */
export const CRITERI = ['ritardo', 'inRitardo', 'anticipo', 'cambi'] as const
export type Criterio = (typeof CRITERI)[number]

/** What a plan costs; `senzaPiano` comes before all others. */
export interface ValorePiano extends Record<Criterio, number> {
  /** Orders for which no room was found. */
  senzaPiano: number
  /** Days after delivery, times the weight of the order. */
  ritardo: number
  /** Orders that end after their delivery. */
  inRitardo: number
  /** Days between the first work in a department and the delivery: stock on the floor. */
  anticipo: number
  /** Phases that begin on another day than in the plan of today. */
  cambi: number
}

/** Which criteria count, the first before the second; or how much a unit of each weighs in one sum. */
export type Obiettivo = { priorita: readonly Criterio[] } | { pesi: Readonly<Record<Criterio, number>> }

export const OBIETTIVO_USUALE: Obiettivo = { priorita: CRITERI }

/** Nothing late, nothing early, nothing moved. */
export const valoreNullo = (): ValorePiano => ({ senzaPiano: 0, ritardo: 0, inRitardo: 0, anticipo: 0, cambi: 0 })

/** Of weighted sums, differences that only rounding makes. */
const EPSILON = 1e-9

/** The sum that `pesi` ask for. */
const somma = (valore: ValorePiano, pesi: Readonly<Record<Criterio, number>>) =>
  CRITERI.reduce((totale, criterio) => totale + valore[criterio] * pesi[criterio], 0)

/** Below zero when the first is better, above when it is worse. */
export function confrontaValori(a: ValorePiano, b: ValorePiano, obiettivo: Obiettivo): number {
  if (a.senzaPiano !== b.senzaPiano) return a.senzaPiano - b.senzaPiano
  if ('pesi' in obiettivo) {
    const [prima, dopo] = [somma(a, obiettivo.pesi), somma(b, obiettivo.pesi)]
    return Math.abs(prima - dopo) <= EPSILON * Math.max(1, Math.abs(prima)) ? 0 : prima - dopo
  }
  for (const criterio of obiettivo.priorita) {
    const differenza = a[criterio] - b[criterio]
    if (Math.abs(differenza) > EPSILON * Math.max(1, Math.abs(a[criterio]))) return differenza
  }
  return 0
}

/** Each criterion's share in the one number by which the search walks: the first outweighs those after it. */
export function pendenze(obiettivo: Obiettivo): Record<Criterio, number> {
  if ('pesi' in obiettivo) return { ...obiettivo.pesi }
  const quote: Record<Criterio, number> = { ritardo: 0, inRitardo: 0, anticipo: 0, cambi: 0 }
  // Of the usual size of each: a late order is several late days, days of stock are hundreds.
  const taglia: Record<Criterio, number> = { ritardo: 1, inRitardo: 0.5, anticipo: 0.02, cambi: 0.05 }
  for (const [indice, criterio] of obiettivo.priorita.entries()) {
    quote[criterio] = taglia[criterio] / 8 ** indice
  }
  return quote
}

/** Days that work stands begun before the delivery. */
export const anticipoOf = (primo: Istante | null, consegna: Giorno | null): number =>
  primo === null || consegna === null ? 0 : Math.max(0, consegna - giornoOf(primo))

/** In that one number, an order without a plan weighs more than all late days. */
export const SENZA_PIANO = 1e6

/** The criteria of a value as one sum. */
export const pesa = (valore: ValorePiano, pendenze: Readonly<Record<Criterio, number>>): number =>
  valore.senzaPiano * SENZA_PIANO +
  valore.ritardo * pendenze.ritardo +
  valore.inRitardo * pendenze.inRitardo +
  valore.anticipo * pendenze.anticipo +
  valore.cambi * pendenze.cambi
