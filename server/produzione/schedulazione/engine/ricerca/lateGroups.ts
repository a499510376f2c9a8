// How many orders are late on a day in any plan, as whole orders: what shares of them cannot say. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { insert, levelsOf } from './lowerBound.ts'

/** Orders of which so many are late on a day at least, whatever the plan. */
export interface LateGroup {
  /** How much each order, by its index, counts; 0: it is none of them. */
  counts: Uint8Array
  /** What a late day of one of them counts at least, beyond what it counts in the groups before. */
  peso: number
  /** By day: what those count that should have ended by then and have not when it is over. */
  least: Int32Array
}

/** Shares of the orders, by size, at which the larger ones count one more: each row is a group. */
const LARGER = [[0.25], [0.5], [0.75], [0.9], [1 / 3, 2 / 3]]
/** Orders up to which sizes are told apart: what that takes grows with their square. */
const SIZED_MAX = 400

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

/** Jobs that count for most and can be done in the room: as above, where not all count the same. @returns their sum */
function mostCounted(jobs: readonly DayJob[], roomFrom: Float64Array, counts: Uint8Array): number {
  const all = jobs.reduce((sum, { index }) => sum + (counts[index] as number), 0)
  // Least minutes that have done what counts so much: Lawler and Moore.
  const minutesFor = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY)
  minutesFor[0] = 0
  let top = 0
  for (const { index, minutes, release } of jobs) {
    const count = counts[index] as number
    const room = roomFrom[release] as number
    for (let n = top; n >= 0; n--) {
      const sum = (minutesFor[n] as number) + minutes
      if (sum <= room && sum < (minutesFor[n + count] as number)) minutesFor[n + count] = sum
    }
    top += count
  }
  while (minutesFor[top] === Number.POSITIVE_INFINITY) top--
  return top
}

/** @returns by day what those count at least that are late on it, as far as one department decides */
function createLeast(world: BoundWorld, byReparto: readonly DayJob[][]): (counts: Uint8Array) => Int32Array {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const roomFrom = new Float64Array(length + 1)

  function leastOn(day: number, counts: Uint8Array, alike: boolean): number {
    let certain = 0
    const open = new Uint8Array(ordini.length)
    for (const [index, { due, only }] of ordini.entries()) {
      if (due > day) continue
      if (only > day) certain += counts[index] as number
      else open[index] = counts[index] as number
    }
    let least = certain
    for (const [which, all] of byReparto.entries()) {
      const jobs = all.filter(({ index }) => open[index])
      const most = jobs.reduce((sum, { index }) => sum + (open[index] as number), 0)
      if (most + certain <= least) continue
      const last = day - jobs.reduce((min, { tail }) => Math.min(min, tail), length)
      roomFrom.fill(0)
      for (let before = last; before >= 0; before--) {
        roomFrom[before] = (roomFrom[before + 1] as number) + (free[which]?.[before] as number)
      }
      const done = alike ? mostDone(jobs, roomFrom) : mostCounted(jobs, roomFrom, open)
      least = Math.max(least, certain + most - done)
    }
    return least
  }

  return (counts) => {
    const alike = counts.every((count) => count <= 1)
    return Int32Array.from({ length }, (_, day) => leastOn(day, counts, alike))
  }
}

/**
 * Groups by weight, each with what weighs at least as much: of those that should have ended by a day, the most that one
 * department can have ended, whole and each after its release, leave the others late.
 */
export function lateGroupsOf(world: BoundWorld): LateGroup[] {
  const leastOf = createLeast(world, jobsByReparto(world))
  let below = 0
  return levelsOf(world.ordini).map((level): LateGroup => {
    const counts = Uint8Array.from(world.ordini, ({ peso }) => (peso >= level ? 1 : 0))
    const peso = level - below
    below = level
    return { counts, peso, least: leastOf(counts) }
  })
}

/**
 * Groups of all that weighs anything, in which the larger orders of the department with the most to do count more: who
 * ends more orders ends the small ones, and leaves the large ones late. They add nothing to `lateByDay`, only prices.
 */
export function sizedGroupsOf(world: BoundWorld): LateGroup[] {
  const { ordini, free } = world
  if (ordini.length > SIZED_MAX) return []
  const byReparto = jobsByReparto(world)
  const leastOf = createLeast(world, byReparto)
  const loads = byReparto.map((jobs, which) => {
    const room = (free[which] as Float64Array).reduce((sum, one) => sum + one, 0)
    return jobs.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, room)
  })
  const sizes = new Float64Array(ordini.length)
  for (const { index, minutes } of byReparto[loads.indexOf(Math.max(...loads))] ?? []) sizes[index] = minutes
  const sorted = sizes.slice().sort()
  return LARGER.map((shares): LateGroup => {
    const limits = shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))] as number)
    const counts = Uint8Array.from(ordini, ({ peso }, index) =>
      peso > 0 ? 1 + limits.filter((limit) => (sizes[index] as number) > limit).length : 0,
    )
    return { counts, peso: 0, least: leastOf(counts) }
  })
}

/** Weighted days that no plan is below: of each order those before the first day, then day by day what must be late. */
export function lateByDay({ ordini }: BoundWorld, groups: readonly LateGroup[]): number {
  const before = ordini.reduce((sum, { peso, due }) => sum + peso * Math.max(0, -due), 0)
  return groups.reduce((sum, { peso, least }) => sum + peso * least.reduce((all, one) => all + one, 0), before)
}
