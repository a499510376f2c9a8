// Who can have ended by the end of a day, and the room that is there for it, department by department.
import type { BoundWorld } from './boundWork.ts'
import type { EndDays } from './endDays.ts'

/** The work of an order in one department. */
export interface DayJob {
  /** Of its order. */
  index: number
  minutes: number
  release: number
  /** Days at least from its last day to the end of the order. */
  tail: number
}

/** Work in one department by some day. */
export interface DayCase {
  /** What may be done by then, the last release first. */
  may: readonly DayJob[]
  /** What must be. */
  must: readonly DayJob[]
  /** From each day on, the minutes that what must be done leaves up to then; null when there are too few for it. */
  roomFrom(): Float64Array | null
}

export interface DayCases {
  /** Of the orders looked at, those that are late on the day for certain. */
  certain: number
  cases: Iterable<DayCase>
}

/** What an order is on a day: of no account, to end by then for certain, or so only where it finds room. */
const [ELSEWHERE, MUST, MAY] = [0, 1, 2]

/** Of each department the work of each order in it, the last release first. */
function jobsByReparto({ ordini, free }: BoundWorld): DayJob[][] {
  return free.map((_days, which) =>
    ordini
      .flatMap(({ works }, index): DayJob[] => {
        const own = works.filter(({ reparto }) => reparto === which)
        if (own.length === 0) return []
        const minutes = own.reduce((sum, work) => sum + work.minuti, 0)
        const release = Math.min(...own.map((work) => work.release))
        return [{ index, minutes, release, tail: Math.min(...own.map((work) => work.tail)) }]
      })
      .sort((a, b) => b.release - a.release),
  )
}

/**
 * @param tails days before the end by which work must be done that are told apart in a department, at most
 * @returns of a day, of orders that count and of the days on which all may end, what there is to do by then; the room
 * that a case tells is overwritten by the next
 */
export function createDayCases(
  world: BoundWorld,
  tails: number,
): (day: number, counts: (index: number) => boolean, ends: EndDays) => DayCases {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const byReparto = jobsByReparto(world)
  const what = new Uint8Array(ordini.length)
  const roomFrom = new Float64Array(length + 1)

  /** From each day on, the room up to the last one that what must be done leaves; null when there is too little. */
  function leaveRoom(which: number, last: number, must: readonly DayJob[]): Float64Array | null {
    roomFrom.fill(0)
    for (const { release, minutes } of must) roomFrom[release] = (roomFrom[release] as number) - minutes
    for (let day = length - 1; day >= 0; day--) {
      const room = day <= last ? (free[which]?.[day] as number) : 0
      roomFrom[day] = (roomFrom[day] as number) + room + (roomFrom[day + 1] as number)
    }
    // What is done after a day is done after those before it too.
    let least = Number.POSITIVE_INFINITY
    for (let day = 0; day <= length; day++) {
      least = Math.min(least, roomFrom[day] as number)
      roomFrom[day] = least
    }
    return least >= -1e-6 ? roomFrom : null
  }

  function* casesOn(day: number, ends: EndDays): Generator<DayCase> {
    const deadlineOf = ({ index, tail }: DayJob) => Math.min(day, ends.last[index] as number) - tail
    for (const [which, all] of byReparto.entries()) {
      const jobs = all.filter(({ index }) => what[index] !== ELSEWHERE)
      const deadlines = new Set(jobs.flatMap((job) => (what[job.index] === MAY ? deadlineOf(job) : [])))
      if (deadlines.size === 0 && jobs.length > 0) deadlines.add(Math.max(...jobs.map(deadlineOf)))
      for (const last of [...deadlines].sort((a, b) => b - a).slice(0, tails)) {
        const by = jobs.filter((job) => deadlineOf(job) <= last)
        const must = by.filter(({ index }) => what[index] === MUST)
        yield {
          may: by.filter(({ index }) => what[index] === MAY),
          must,
          roomFrom: () => leaveRoom(which, last, must),
        }
      }
    }
  }

  return (day, counts, ends) => {
    let certain = 0
    for (const [index, { due }] of ordini.entries()) {
      what[index] = ELSEWHERE
      if ((ends.last[index] as number) <= day) what[index] = MUST
      else if (!counts(index) || due > day) continue
      else if ((ends.first[index] as number) > day) certain++
      else what[index] = MAY
    }
    return { certain, cases: casesOn(day, ends) }
  }
}
