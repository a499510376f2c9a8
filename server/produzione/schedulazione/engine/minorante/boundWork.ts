// Orders as the bounds see them: the work that each has in a department, the days between one work and the next.
import { lastDayOf } from '#shared/dates/margine.ts'
import type { Calendario } from '../capacita.ts'
import { bookedMinutes, type Libro } from '../libro.ts'
import { type CompiledOrdine, DAYS_FASE, FINISHED_FASE } from '../ricerca/compila.ts'
import { createPlace, type SearchOfficina } from '../ricerca/officina.ts'
import { NONE, type ReadyFase } from '../ricerca/ready.ts'
import { wholeUnits } from '../ricerca/units.ts'
import { calendarDayOf, MINUTES_PER_DAY, nextMidnight } from '../time.ts'

/** Work that an order has in a department. Days count from the first one. */
export interface BoundWork {
  reparto: number
  minuti: number
  /** First day on which it can begin, in any plan. */
  release: number
  /** The work that waits for it, by its index, one at most; -1: none. */
  next: number
  /** Days at least from its last day to the first of `next`, or, without one, to the last day of the order. */
  lag: number
  /** Days at least from its last day to the last day of the order. */
  tail: number
}

export interface BoundOrdine {
  peso: number
  /** Last day that is not late; infinite without a delivery date. */
  due: number
  /** The order ends on this day at the earliest. */
  only: number
  /** In an order in which each stands before what waits for it. */
  works: readonly BoundWork[]
}

/** What the bounds are reckoned of. */
export interface BoundWorld {
  ordini: readonly BoundOrdine[]
  /** Minutes that a department still has free, by its index and day. */
  free: readonly Float64Array[]
}

/** Days on which the bounds look beyond the time that all work takes. */
const BEYOND = 30

/** The earliest end of each phase when one of them ends in the first minutes of day 0; -1 where it does not follow. */
function afterEndOf(fasi: readonly ReadyFase[], from: number): { starts: number[]; ends: number[] } {
  const starts = fasi.map(() => NONE)
  const ends = fasi.map(() => NONE)
  ends[from] = 1
  for (const [index, { expected, genere, durata }] of fasi.entries()) {
    if (index === from) continue
    const lo = Math.max(NONE, ...expected.map((wait) => ends[wait] ?? NONE))
    if (lo === NONE) continue
    const start = genere === DAYS_FASE ? nextMidnight(lo) : lo
    starts[index] = start
    if (genere === DAYS_FASE) ends[index] = start + durata * MINUTES_PER_DAY
    else if (genere !== FINISHED_FASE || durata === 0) ends[index] = start + (genere === FINISHED_FASE ? 0 : durata)
    // Other work: what is behind it is its own matter.
  }
  return { starts, ends }
}

const isWork = ({ genere, durata }: ReadyFase) => genere === FINISHED_FASE && durata > 0

/** The works of an order, without what they wait for outside: releases are those of the order alone. */
function worksOf(fasi: readonly ReadyFase[], releases: readonly number[], most: readonly number[]): BoundWork[] {
  const indexes = fasi.flatMap((fase, index) => (isWork(fase) ? [index] : []))
  const works = indexes.map((index, n): BoundWork => {
    const { reparto, durata } = fasi[index] as ReadyFase
    return { reparto, minuti: durata, release: releases[n] ?? 0, next: -1, lag: 0, tail: 0 }
  })
  for (let n = works.length - 1; n >= 0; n--) {
    const work = works[n] as BoundWork
    const { starts, ends } = afterEndOf(fasi, indexes[n] as number)
    let last = 0
    for (const [index, end] of ends.entries()) {
      const start = starts[index] as number
      if (end !== NONE && start !== NONE) last = Math.max(last, lastDayOf(start, end))
    }
    work.lag = last
    work.tail = last
    for (let k = n + 1; k < works.length; k++) {
      const start = starts[indexes[k] as number] as number
      if (start === NONE) continue
      const other = works[k] as BoundWork
      const days = Math.ceil(other.minuti / Math.max(1, most[other.reparto] as number))
      const tail = calendarDayOf(start) + days - 1 + other.tail
      if (tail < work.tail && work.next >= 0) continue
      work.next = k
      work.lag = calendarDayOf(start)
      work.tail = Math.max(tail, work.tail)
    }
  }
  return works
}

/**
 * Reduces orders to the work that any plan of them must do.
 * @param empty the ledger with nothing of theirs in it
 */
export function boundWorldOf(
  compiled: readonly CompiledOrdine[],
  empty: SearchOfficina,
  calendario: Calendario,
  libro: Libro,
): BoundWorld {
  const { base, giorni } = empty
  const { reparti } = calendario
  const place = createPlace()
  const minutes = reparti.map(() => 0)
  let latest = 0
  const alone = wholeUnits(compiled).map((unit) => {
    // Its own works do not see each other: where one comes later, behind other orders, another may come earlier.
    empty.piazza({ ...unit, sovrapposte: false }, place, null)
    const days = Array.from({ length: place.seenCount / 3 }, (_, n) => (place.seen[3 * n + 1] as number) % giorni)
    for (const { reparto, durata } of unit.fasi.filter(isWork)) minutes[reparto] = (minutes[reparto] ?? 0) + durata
    const last = place.isFound && place.last !== NONE ? place.last - base : 0
    latest = Math.max(latest, last, ...(place.isFound ? days : []))
    return { unit, last, releases: place.isFound ? days : [] }
  })
  const length = Math.min(giorni, Math.max(latest, ...minutes.map(daysFor)) + BEYOND)
  const free = reparti.map((_name, which) => Float64Array.from({ length }, (_, day) => freeOn(which, day)))
  const most = free.map((days) => days.reduce((max, one) => Math.max(max, one), 0))
  const ordini = alone.map(
    ({ unit: { peso, consegna, fasi }, last, releases }): BoundOrdine => ({
      peso,
      due: consegna === null ? Number.POSITIVE_INFINITY : consegna - base,
      only: last,
      works: worksOf(fasi, releases, most),
    }),
  )
  return { ordini, free }

  function freeOn(which: number, day: number): number {
    const reparto = reparti[which] as string
    return Math.max(0, calendario.capacita(reparto, base + day) - bookedMinutes(libro, { reparto, giorno: base + day }))
  }
  function daysFor(work: number, which: number): number {
    let day = 0
    for (let soFar = 0; soFar < work && day < giorni; day++) soFar += freeOn(which, day)
    return day
  }
}
