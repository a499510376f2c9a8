// Prices of the days' minutes and of being late, what orders do at them, and how they change. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { type Buying, createBuying } from './buying.ts'
import { createCutPrices } from './cutPrices.ts'
import { createEndDays, type EndDays } from './endDays.ts'
import { createLastEnds, type LastEnds } from './lastEnds.ts'
import { createDiscounts } from './lateDiscounts.ts'
import type { LateGroup } from './lateGroups.ts'
import { createPriceMoves, type PriceMove } from './priceMoves.ts'
import { createRoundingCuts, type RoundingCuts } from './roundingCuts.ts'

/** Prices of minutes and of being late. */
export interface PriceList {
  minutes: readonly Float64Array[]
  late: readonly Float64Array[]
  cuts: Float64Array
}

export interface Market {
  buying: Buying
  /** On which days orders may end. */
  ends: EndDays
  /** On which ones they ended in the last rounds. */
  lastEnds: LastEnds
  /** Whole orders by their size. */
  cuts: RoundingCuts
  /** Whether being late has a price. */
  readonly isLatePriced: boolean
  /** All orders buy at the prices of now. @returns the bound that these say */
  value(): number
  /** Raises the prices of what was bought too much and lowers the others. @param pace how far each may go */
  turn(pace: number): void
  /** Half of what minutes cost is left, and being late begins at a half. */
  priceLate(): void
  copy(): PriceList
  goBack(prices: PriceList): void
}

const HALF = 0.5

/** Free minutes of departments for sale; at first they cost nothing. */
export function createMarket(world: BoundWorld, groups: readonly LateGroup[]): Market {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const prices = free.map((days) => new Float64Array(days.length))
  const steps = free.map((days) => createPriceMoves(days.length))
  const discounts = createDiscounts(ordini, groups, length)
  const ends = createEndDays(world)
  const cuts = createRoundingCuts(world)
  const cutPrices = createCutPrices(ordini, cuts, length)
  const buying = createBuying(world, prices, ends, (index) => cutPrices.of(index, discounts.of(index)))
  const lastEnds = createLastEnds(ordini.length)
  const works = ordini.flatMap((one) => one.works)
  // A price is of as much work as one has on average, so that both kinds of prices go steps of a like length.
  const usual = works.reduce((sum, { minuti }) => sum + minuti, 0) / works.length

  function value(): number {
    let value = discounts.sum() + cutPrices.sum() + buying.round()
    lastEnds.remember(buying.now)
    for (const [which, price] of prices.entries()) {
      const room = free[which] as Float64Array
      for (let day = 0; day < length; day++) value -= (price[day] as number) * (room[day] as number)
    }
    return value
  }

  function turn(pace: number): void {
    for (const [which, own] of buying.work.entries()) {
      const [price, room] = [prices[which] as Float64Array, free[which] as Float64Array]
      const step = steps[which] as PriceMove
      for (let day = 0; day < length; day++) {
        const over = ((own[day] as number) - (room[day] as number)) / usual
        price[day] = step(day, (price[day] as number) * usual, over, pace) / usual
      }
    }
    discounts.turn(buying.now, pace)
    cutPrices.turn(buying.now, pace)
  }

  return {
    buying,
    ends,
    lastEnds,
    cuts,
    get isLatePriced() {
      return discounts.begun
    },
    value,
    turn,
    // The sum is concave in all prices: half way between two good ones it is no worse than they are on average.
    priceLate() {
      for (const price of prices) for (let day = 0; day < length; day++) price[day] = HALF * (price[day] as number)
      discounts.start(HALF)
    },
    copy: () => ({ minutes: prices.map((one) => one.slice()), late: discounts.copy(), cuts: cutPrices.copy() }),
    goBack({ minutes, late, cuts }) {
      for (const [which, price] of prices.entries()) price.set(minutes[which] as Float64Array)
      discounts.goBack(late)
      cutPrices.goBack(cuts)
    },
  }
}
