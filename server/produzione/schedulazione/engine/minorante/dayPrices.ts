// The bound that means something: each free minute of a department has a price by day, each order buys the work that
// costs it least in price and late days, and what all free minutes are worth is given back. So has, by day, being late
// where some must be: as many are paid in any case, and being one of them costs so much less. Whatever the prices, no
// plan has fewer late days; prices of days that are fought for rise until no more can be said. docs/scheduler.md#bound
import { proveMore } from './boundProof.ts'
import type { BoundWorld } from './boundWork.ts'
import { type LateGroup, lateByDay } from './lateGroups.ts'
import { createMarket, type PriceList } from './market.ts'
import { pacesOf } from './paces.ts'

export interface DayPrices {
  /** The best bound so far, in weighted late days. */
  readonly bound: number
  /** Rounds done. */
  readonly rounds: number
  /**
   * Changes the prices, in smaller and smaller steps.
   * @param known late days of the best plan that is known: where it ends
   * @param done the share of the time that is over, asked now and then
   */
  improve(known: number, done: () => number): void
  /**
   * Raises the bound by what a plan with fewer late days than is known could not do.
   * @param measure of which late days of plans are a multiple; 0: of nothing
   */
  prove(known: number, measure: number, done: () => number): void
  /**
   * Of each order the day by which it has ended in a share of the last rounds: a sequence to begin with. Days that are
   * equal are told apart by the mean.
   */
  ends(share: number): Float64Array
}

/** Rounds in which only minutes have prices. */
const ONLY_MINUTES = 50

/**
 * Bound by prices of the days.
 * @param quick a bound that is known already
 * @param groups orders of which some are late in any plan, by day
 */
export function createDayPrices(world: BoundWorld, quick: number, groups: readonly LateGroup[]): DayPrices {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const isEmpty = length === 0 || ordini.every(({ works }) => works.length === 0)
  const market = createMarket(world, groups)
  let bound = Math.max(quick, lateByDay(world, groups))
  let rounds = 0
  let best: PriceList | null = null
  let bestValue = Number.NEGATIVE_INFINITY

  function byThen(index: number, share: number): number {
    const known = market.lastEnds.of(index).sort()
    if (known.length === 0) return 0
    const mean = known.reduce((sum, day) => sum + day, 0) / known.length
    return (known[Math.ceil(share * known.length) - 1] as number) + mean / (1 + length)
  }

  function improve(known: number, done: () => number): void {
    for (const pace of isEmpty ? [] : pacesOf(done)) {
      if (Math.ceil(bound - 1e-6) >= known) return
      if (!market.isLatePriced && rounds >= ONLY_MINUTES) market.priceLate()
      const value = market.value()
      rounds++
      bound = Math.max(bound, value)
      if (value > bestValue) {
        bestValue = value
        best = market.copy()
      }
      market.turn(pace)
    }
  }

  return {
    get bound() {
      return bound
    },
    get rounds() {
      return rounds
    },
    improve,
    prove(known, measure, done) {
      if (best) bound = proveMore(world, groups, market, { bound, from: best, known, measure, done })
    },
    ends: (share) => Float64Array.from(ordini, (_ordine, index) => byThen(index, share)),
  }
}
