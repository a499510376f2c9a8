// How many orders are late on a day in any plan, as whole orders: what shares of them cannot say. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { createDayCases, type DayJob } from './dayRoom.ts'
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

/** Days before the end that are told apart in a department. */
const TAILS = 8

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

/**
 * Counts by day those that are late whatever the plan: of those that should have ended by then, the most that one
 * department can have ended, whole and each after its release, beside what must have ended, leave the others late.
 * @returns a function of the days on which orders may end; it says null when what must have ended has no room
 */
export function createLateCount(world: BoundWorld): (has: Uint8Array, ends: EndDays) => Int32Array | null {
  const length = world.free[0]?.length ?? 0
  const casesOf = createDayCases(world, TAILS)

  function leastOn(day: number, has: Uint8Array, ends: EndDays): number | null {
    const { certain, cases } = casesOf(day, (index) => has[index] === 1, ends)
    let least = certain
    for (const { may, must, roomFrom } of cases) {
      if (must.length === 0 && certain + may.length <= least) continue
      const room = roomFrom()
      if (!room) return null
      least = Math.max(least, certain + may.length - mostDone(may, room))
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
