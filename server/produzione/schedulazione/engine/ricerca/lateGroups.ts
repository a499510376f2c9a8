// How many orders are late on a day in any plan, as whole orders: what shares of them cannot say. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
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

/** Most jobs that can be done in the room that each finds from its release on, given with the last release first. */
function mostDone(jobs: readonly DayJob[], roomFrom: Float64Array): number {
  // Seen from the end, releases are deadlines: Moore and Hodgson leave out the largest whenever one of them is missed.
  const taken: number[] = []
  let sum = 0
  for (const { minutes, release } of jobs) {
    insert(taken, -minutes)
    sum += minutes
    if (sum > (roomFrom[release] as number)) sum += taken.pop() as number
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
 * Groups by weight, each with what weighs at least as much: of those that should have ended by a day, the most that one
 * department can have ended, whole and each after its release, leave the others late.
 */
export function lateGroupsOf(world: BoundWorld): LateGroup[] {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const byReparto = jobsByReparto(world)
  const roomFrom = new Float64Array(length + 1)

  function leastOn(day: number, has: Uint8Array): number {
    let certain = 0
    const open = new Uint8Array(ordini.length)
    for (const [index, { due, only }] of ordini.entries()) {
      if (!has[index] || due > day) continue
      if (only > day) certain++
      else open[index] = 1
    }
    let least = certain
    for (const [which, all] of byReparto.entries()) {
      const jobs = all.filter(({ index }) => open[index])
      if (jobs.length + certain <= least) continue
      const last = day - jobs.reduce((min, { tail }) => Math.min(min, tail), length)
      roomFrom.fill(0)
      for (let before = last; before >= 0; before--) {
        roomFrom[before] = (roomFrom[before + 1] as number) + (free[which]?.[before] as number)
      }
      least = Math.max(least, certain + jobs.length - mostDone(jobs, roomFrom))
    }
    return least
  }

  let below = 0
  return levelsOf(ordini).map((level): LateGroup => {
    const has = Uint8Array.from(ordini, ({ peso }) => (peso >= level ? 1 : 0))
    const peso = level - below
    below = level
    return { has, peso, least: Int32Array.from({ length }, (_, day) => leastOn(day, has)) }
  })
}

/** Weighted days that no plan is below: of each order those before the first day, then day by day what must be late. */
export function lateByDay({ ordini }: BoundWorld, groups: readonly LateGroup[]): number {
  const before = ordini.reduce((sum, { peso, due }) => sum + peso * Math.max(0, -due), 0)
  return groups.reduce((sum, { peso, least }) => sum + peso * least.reduce((all, one) => all + one, 0), before)
}
