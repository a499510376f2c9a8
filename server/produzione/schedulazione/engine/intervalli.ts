import { type Giorno, type Istante, MINUTES_PER_DAY, startOf } from './time.ts'

/** Half open: `[da, a)`. */
export interface IntervalloDiTempo {
  da: number
  a: number
}

/** A stretch without work as it is stored: both hours (minutes of the day) or none, which means whole days. */
export interface Pausa {
  giornoDa: Giorno
  /** Included. */
  giornoA: Giorno
  oraDa: number | null
  oraA: number | null
}

/** A stretch without interruption, from the first hour of the first day to the last hour of the last. */
export function intervalloOf({ giornoDa, giornoA, oraDa, oraA }: Pausa): { da: Istante; a: Istante } {
  return { da: startOf(giornoDa) + (oraDa ?? 0), a: startOf(giornoA) + (oraA ?? MINUTES_PER_DAY) }
}

/** The part of each interval inside `[da, a)`. */
export function clipIntervalli(intervalli: readonly IntervalloDiTempo[], da: number, a: number): IntervalloDiTempo[] {
  const parti: IntervalloDiTempo[] = []
  for (const intervallo of intervalli) {
    if (intervallo.da < a && da < intervallo.a && intervallo.da < intervallo.a) {
      parti.push({ da: Math.max(da, intervallo.da), a: Math.min(a, intervallo.a) })
    }
  }
  return parti
}

/** The same minutes, in order and each of them once. */
export function unionOfIntervalli(intervalli: readonly IntervalloDiTempo[]): IntervalloDiTempo[] {
  const uniti: IntervalloDiTempo[] = []
  for (const { da, a } of [...intervalli].sort((x, y) => x.da - y.da)) {
    const ultimo = uniti.at(-1)
    if (ultimo && da <= ultimo.a) ultimo.a = Math.max(ultimo.a, a)
    else if (da < a) uniti.push({ da, a })
  }
  return uniti
}
