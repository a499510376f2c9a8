// How few late days any plan must have, at once: what says how good the one found is. docs/scheduler.md#bound
import type { BoundOrdine, BoundWorld } from './boundWork.ts'

/** Different weights that are told apart: those between two count as the lower one. */
const LEVELS = 12

/** Days that an order is late when it ends on one. */
export const lateOn = ({ due }: BoundOrdine, day: number): number => Math.max(0, day - due)

interface Job {
  minuti: number
  release: number
  due: number
}

/** Days on which jobs end when the least that is left comes first: no plan has ended more of them by any day. */
function earliestEnds(jobs: readonly Job[], free: Float64Array): number[] {
  const byRelease = [...jobs].sort((a, b) => a.release - b.release)
  // What is open, the least left at the end.
  const open: number[] = []
  const ends: number[] = []
  let next = 0
  for (let day = 0; day < free.length && ends.length < jobs.length; day++) {
    for (; next < byRelease.length && (byRelease[next] as Job).release <= day; next++) {
      insert(open, (byRelease[next] as Job).minuti)
    }
    let room = free[day] as number
    while (room > 0 && open.length > 0) {
      const least = open[open.length - 1] as number
      if (least > room) {
        open[open.length - 1] = least - room
        break
      }
      room -= least
      open.pop()
      ends.push(day)
    }
  }
  while (ends.length < jobs.length) ends.push(free.length)
  return ends
}

/** Puts a number where a descending list has its place for it. */
export function insert(list: number[], value: number): void {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) > value) low = middle + 1
    else high = middle
  }
  list.splice(low, 0, value)
}

/** Late days that some orders must have together, each weighing the same, as far as one department decides. */
function lateIn(which: number, ordini: readonly BoundOrdine[], free: Float64Array): number {
  let late = 0
  const jobs: Job[] = []
  for (const ordine of ordini) {
    const own = ordine.works.filter(({ reparto }) => reparto === which)
    if (own.length === 0) {
      late += lateOn(ordine, ordine.only)
      continue
    }
    jobs.push({
      minuti: own.reduce((sum, { minuti }) => sum + minuti, 0),
      release: Math.min(...own.map(({ release }) => release)),
      due: ordine.due - Math.min(...own.map(({ tail }) => tail)),
    })
  }
  const due = jobs.map((job) => job.due).sort((a, b) => a - b)
  for (const [n, end] of earliestEnds(jobs, free).entries()) late += Math.max(0, end - (due[n] as number))
  return late
}

/** Weights at which what weighs at least as much is looked at by itself, ascending. */
export function levelsOf(ordini: readonly BoundOrdine[]): number[] {
  const pesi = [...new Set(ordini.map(({ peso }) => peso))].filter((peso) => peso > 0).sort((a, b) => a - b)
  if (pesi.length <= LEVELS) return pesi
  return Array.from({ length: LEVELS }, (_, n) => pesi[Math.floor((n * (pesi.length - 1)) / (LEVELS - 1))] as number)
}

/**
 * Weighted days that no plan is below, in milliseconds: each order as if it were alone, or, a department at a time, the
 * least work left first, from the day on which it can begin, its ends in order against the deliveries in order.
 */
export function quickBoundOf({ ordini, free }: BoundWorld): number {
  const alone = ordini.reduce((sum, ordine) => sum + ordine.peso * lateOn(ordine, ordine.only), 0)
  const levels = levelsOf(ordini)
  const byReparto = free.map((days, which) => {
    let bound = 0
    for (const [n, level] of levels.entries()) {
      const heavy = ordini.filter(({ peso }) => peso >= level)
      bound += (level - (levels[n - 1] ?? 0)) * lateIn(which, heavy, days)
    }
    return bound
  })
  return Math.max(alone, ...byReparto)
}
