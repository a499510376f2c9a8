// What being late on a day costs less by size: the prices of the cuts by rounding.
import type { BoundOrdine } from './boundWork.ts'
import { createPriceMoves } from './priceMoves.ts'
import type { RoundingCuts } from './roundingCuts.ts'

export interface CutPrices {
  /** What is paid in any case. */
  sum(): number
  /** Adds to what an order saves by being late on all days before, by day. @returns `before`, or an array of its own */
  of(index: number, before: Float64Array): Float64Array
  /** As that of the discounts. */
  turn(ends: Float64Array, pace: number): void
  copy(): Float64Array
  goBack(copy: Float64Array): void
}

/** @param length days that are looked at */
export function createCutPrices(ordini: readonly BoundOrdine[], cuts: RoundingCuts, length: number): CutPrices {
  const prices = new Float64Array(length)
  const step = createPriceMoves(length)
  const late = new Float64Array(length)
  const saved = new Float64Array(length + 1)
  const sizeOn = (day: number, index: number) => (cuts.sizes[day] as Float64Array)[index] as number

  return {
    sum() {
      let sum = 0
      if (cuts.begun) for (const [day, price] of prices.entries()) sum += price * (cuts.least[day] as number)
      return sum
    },
    of(index, before) {
      if (!cuts.begun) return before
      let sum = 0
      for (let day = 0; day < length; day++) {
        const price = prices[day] as number
        if (price > 0) sum += price * sizeOn(day, index)
        saved[day + 1] = (before[day + 1] as number) + sum
      }
      return saved
    },
    turn(ends, pace) {
      if (!cuts.begun) return
      late.fill(0)
      for (const [index, { due }] of ordini.entries()) {
        const end = ends[index] as number
        for (let day = Math.max(0, due); day < end; day++) late[day] = (late[day] as number) + sizeOn(day, index)
      }
      for (const [day, least] of cuts.least.entries()) {
        if (least > 0) prices[day] = step(day, prices[day] as number, least - (late[day] as number), pace)
      }
    },
    copy: () => prices.slice(),
    goBack(copy) {
      prices.set(copy)
    },
  }
}
