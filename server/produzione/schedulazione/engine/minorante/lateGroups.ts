// How many orders are late on a day in any plan, as whole orders: what shares of them cannot say. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { createEndDays, type EndDays } from './endDays.ts'
import { insert, levelsOf } from './lowerBound.ts'

/** Orders of which so many are late on a day at least, whatever the plan. */
export interface LateGroup {
  /** Whether each order, by its index, is one of them. */
  has: Uint8Array
  /** What a late day of one of them counts at least, beyond what it counts in the groups before. */
  peso: number
  /** By day: of those that should have ended by then, how many have not when it is over. */
  least: Int32Array
}

interface DayJob {
  index: number
  minutes: number
  release: number
  tail: number
}

/** Days before the end by which work must be done that are told apart in a department. */
const TAILS = 8

/** What an order is on a day: of no account, to end by then for certain, or so only where it finds room. */
const [ELSEWHERE, MUST, MAY] = [0, 1, 2]

/** Most jobs that can be done in the room that each finds from its release on, given with the last release first. */
function mostDone(jobs: readonly DayJob[], roomFrom: Float64Array): number {
  // Seen from the end, releases are deadlines: Moore and Hodgson leave out the largest whenever one of them is missed.
  const taken: number[] = []
  let sum = 0
  for (const { minutes, release } of jobs) {
    insert(taken, -minutes)
    sum += minutes
    while (sum > (roomFrom[release] as number) && taken.length > 0) sum += taken.pop() as number
  }
  return taken.length
}

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
 * Counts by day those that are late whatever the plan: of those that should have ended by then, the most that one
 * department can have ended, whole and each after its release, beside what must have ended, leave the others late.
 * @returns a function of the days on which orders may end; it says null when what must have ended has no room
 */
export function createLateCount(world: BoundWorld): (has: Uint8Array, ends: EndDays) => Int32Array | null {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const byReparto = jobsByReparto(world)
  const what = new Uint8Array(ordini.length)
  const roomFrom = new Float64Array(length + 1)

  /** From each day on, the room up to the last one that what must be done leaves; false when there is too little. */
  function leaveRoom(which: number, last: number, must: readonly DayJob[]): boolean {
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
    return least >= -1e-6
  }

  function leastOn(day: number, has: Uint8Array, ends: EndDays): number | null {
    let certain = 0
    for (const [index, { due }] of ordini.entries()) {
      what[index] = ELSEWHERE
      if ((ends.last[index] as number) <= day) what[index] = MUST
      else if (!has[index] || due > day) continue
      else if ((ends.first[index] as number) > day) certain++
      else what[index] = MAY
    }
    const deadlineOf = ({ index, tail }: DayJob) => Math.min(day, ends.last[index] as number) - tail
    let least = certain
    for (const [which, all] of byReparto.entries()) {
      const jobs = all.filter(({ index }) => what[index] !== ELSEWHERE)
      const deadlines = new Set(jobs.flatMap((job) => (what[job.index] === MAY ? deadlineOf(job) : [])))
      if (deadlines.size === 0 && jobs.length > 0) deadlines.add(Math.max(...jobs.map(deadlineOf)))
      for (const last of [...deadlines].sort((a, b) => b - a).slice(0, TAILS)) {
        const by = jobs.filter((job) => deadlineOf(job) <= last)
        const may = by.filter(({ index }) => what[index] === MAY)
        const must = by.filter(({ index }) => what[index] === MUST)
        if (must.length === 0 && certain + may.length <= least) continue
        if (!leaveRoom(which, last, must)) return null
        least = Math.max(least, certain + may.length - mostDone(may, roomFrom))
      }
    }
    return least
  }

  return (has, ends) => {
    const counts = new Int32Array(length)
    for (let day = 0; day < length; day++) {
      const least = leastOn(day, has, ends)
      if (least === null) return null
      counts[day] = least
    }
    return counts
  }
}

/** Groups by weight, each with what weighs at least as much, and how many of it are late whatever the plan. */
export function lateGroupsOf(world: BoundWorld): LateGroup[] {
  const { ordini, free } = world
  const count = createLateCount(world)
  const ends = createEndDays(world)
  let below = 0
  return levelsOf(ordini).map((level): LateGroup => {
    const has = Uint8Array.from(ordini, ({ peso }) => (peso >= level ? 1 : 0))
    const peso = level - below
    below = level
    return { has, peso, least: count(has, ends) ?? new Int32Array(free[0]?.length ?? 0) }
  })
}

/** Weighted days that no plan is below: of each order those before the first day, then day by day what must be late. */
export function lateByDay({ ordini }: BoundWorld, groups: readonly LateGroup[]): number {
  const before = ordini.reduce((sum, { peso, due }) => sum + peso * Math.max(0, -due), 0)
  return groups.reduce((sum, { peso, least }) => sum + peso * least.reduce((all, one) => all + one, 0), before)
}
