// Whole orders by their size: when so many minutes too many must be late, one large order or several small ones are,
// and half a large one is not enough. Cuts by mixed-integer rounding (Nemhauser and Wolsey, 1990). docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { createDayCases, type DayJob } from './dayRoom.ts'
import type { EndDays } from './endDays.ts'

/** How many of the last rounds have an order late on a day, as a share. */
export type LateShare = (index: number, day: number) => number

export interface RoundingCuts {
  /** Whether any were chosen yet. */
  readonly begun: boolean
  /** By day: what the sizes of the orders that are late when it is over come to at least; 0 without a cut. */
  readonly least: Float64Array
  /** By day the size of each order, in its index. */
  readonly sizes: readonly Float64Array[]
  /**
   * Chooses for each day the cut that the last rounds offend most; where none is offended the one before stays.
   * @param ends the days on which orders may end: cuts hold for plans that keep to them
   */
  choose(ends: EndDays, lateShare: LateShare): void
  /** The cuts of now are those to come back to: they hold for every plan. */
  keep(): void
  reset(): void
}

/** What is between so much of never and of always is undecided. */
const UNDECIDED = 0.03
/** Late sizes that are missing at least, for a cut to be worth a price. */
const OFFENCE = 0.02
/** Units to count in: the sizes of so many undecided orders, the largest first, and these parts of what is too much. */
const UNITS = 6
const PARTS = [1.5, 2.5]
/** Days before the end that are told apart in a department. */
const TAILS = 3

interface Cut {
  jobs: readonly DayJob[]
  /** Minutes that count one. */
  unit: number
  /** What of the excess is beyond whole units. */
  rest: number
  least: number
}

/** The cut for minutes too many that is counted in some unit. */
function cutOf(jobs: readonly DayJob[], over: number, unit: number): Cut {
  const units = over / unit
  return { jobs, unit, rest: units - Math.floor(units), least: Math.ceil(units) }
}

/** How many units an order counts, by the rule of mixed-integer rounding. */
function sizeOf(minutes: number, { unit, rest }: Cut): number {
  const units = minutes / unit
  const whole = Math.floor(units)
  return whole + Math.min(1, (units - whole) / rest)
}

export function createRoundingCuts(world: BoundWorld): RoundingCuts {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const table = () => Array.from({ length }, () => new Float64Array(ordini.length))
  const least = new Float64Array(length)
  const sizes = table()
  const kept = { least: new Float64Array(length), sizes: table() }
  const casesOf = createDayCases(world, TAILS)
  const late = new Float64Array(ordini.length)
  let begun = false
  const isUndecided = ({ index }: DayJob) =>
    (late[index] as number) > UNDECIDED && (late[index] as number) < 1 - UNDECIDED

  /** Minutes that jobs have beyond their room: of all from the first release on, and where there are most too many. */
  function* excesses(may: readonly DayJob[], room: Float64Array): Generator<{ jobs: readonly DayJob[]; over: number }> {
    let sum = 0
    let most = { over: 0, count: 0 }
    let last = most
    for (const [n, { minutes, release }] of may.entries()) {
      sum += minutes
      if (may[n + 1]?.release === release) continue
      last = { over: sum - (room[release] as number), count: n + 1 }
      if (last.over > most.over) most = last
    }
    for (const { over, count } of new Set([most, last])) if (over > 0) yield { jobs: may.slice(0, count), over }
  }

  /** What a cut would miss in the last rounds, if more than `than`. */
  function offence(cut: Cut, than: number): number {
    if (cut.rest < OFFENCE || cut.rest > 1 - OFFENCE) return 0
    let missing = cut.least
    for (const { index, minutes } of cut.jobs) {
      missing -= sizeOf(minutes, cut) * (late[index] as number)
      if (missing <= than) return 0
    }
    return missing
  }

  function cutOn(day: number, ends: EndDays): Cut | null {
    let worst = OFFENCE
    let chosen: Cut | null = null
    for (const { may, roomFrom } of casesOf(day, () => true, ends).cases) {
      const undecided = new Set(may.filter(isUndecided).map(({ minutes }) => minutes))
      const room = undecided.size > 0 && roomFrom()
      if (!room) continue
      const large = [...undecided].sort((a, b) => b - a).slice(0, UNITS)
      for (const { jobs, over } of excesses(may, room)) {
        for (const unit of [...large, ...PARTS.map((part) => over / part)]) {
          const cut = cutOf(jobs, over, unit)
          const missing = offence(cut, worst)
          if (missing <= worst) continue
          worst = missing
          chosen = cut
        }
      }
    }
    return chosen
  }

  return {
    get begun() {
      return begun
    },
    least,
    sizes,
    choose(ends, lateShare) {
      begun = true
      for (let day = 0; day < length; day++) {
        for (const [index, { due }] of ordini.entries()) late[index] = due > day ? 0 : lateShare(index, day)
        const cut = cutOn(day, ends)
        if (!cut) continue
        const own = (sizes[day] as Float64Array).fill(0)
        least[day] = cut.least
        for (const { index, minutes } of cut.jobs) own[index] = sizeOf(minutes, cut)
      }
    },
    keep() {
      kept.least.set(least)
      for (const [day, own] of sizes.entries()) kept.sizes[day]?.set(own)
    },
    reset() {
      least.set(kept.least)
      for (const [day, own] of sizes.entries()) own.set(kept.sizes[day] as Float64Array)
    },
  }
}
