// What being late on a day costs less, since so many must be: the prices of days on which some orders are late in any plan.
import type { BoundOrdine } from './boundWork.ts'
import type { LateGroup } from './lateGroups.ts'
import { createPriceMoves, type PriceMove } from './priceMoves.ts'

export interface Discounts {
  /** Whether there is any price yet. */
  readonly begun: boolean
  /** Gives each day on which some must be late a share of what a late day counts. */
  start(share: number): void
  /** Adds up the days, for `of`. @returns what is paid in any case */
  sum(): number
  /** Of an order, by day, what it is worth to be late on all days before. */
  of(index: number): Float64Array
  /**
   * Raises the prices of days on which more are late than must be, and lowers the others.
   * @param ends the day on which each order ends
   * @param pace how far each price may go
   */
  turn(ends: Float64Array, pace: number): void
  copy(): Float64Array[]
  /** Prices that were copied. */
  goBack(copy: readonly Float64Array[]): void
}

/** @param length days that are looked at */
export function createDiscounts(
  ordini: readonly BoundOrdine[],
  groups: readonly LateGroup[],
  length: number,
): Discounts {
  const prices = groups.map(() => new Float64Array(length))
  const steps = groups.map(() => createPriceMoves(length))
  const late = new Float64Array(length + 1)
  let begun = false
  // Orders of the same groups have the same sums.
  const kinds = new Map<string, { own: number[]; sums: Float64Array }>()
  const kindOf = ordini.map((_ordine, index) => {
    const own = groups.flatMap(({ has }, n) => (has[index] ? [n] : []))
    const kind = kinds.get(own.join()) ?? { own, sums: new Float64Array(length + 1) }
    kinds.set(own.join(), kind)
    return kind
  })

  /** By day, how many of a group are late when it is over. */
  function countLate({ has }: LateGroup, ends: Float64Array): void {
    late.fill(0)
    for (const [index, { due }] of ordini.entries()) {
      const [from, to] = [Math.max(0, due), ends[index] as number]
      if (!has[index] || from >= to) continue
      late[from] = (late[from] as number) + 1
      late[to] = (late[to] as number) - 1
    }
    for (let day = 1; day < length; day++) late[day] = (late[day] as number) + (late[day - 1] as number)
  }

  return {
    get begun() {
      return begun
    },
    start(share) {
      begun = true
      for (const [n, { peso, least }] of groups.entries()) {
        prices[n] = Float64Array.from(least, (count) => (count > 0 ? share * peso : 0))
      }
    },
    sum() {
      for (const { own, sums } of kinds.values()) {
        let sum = 0
        for (let day = 0; day < length; day++) {
          for (const n of own) sum += (prices[n] as Float64Array)[day] as number
          sums[day + 1] = sum
        }
      }
      let paid = 0
      for (const [n, { least }] of groups.entries()) {
        const price = prices[n] as Float64Array
        for (let day = 0; day < length; day++) paid += (least[day] as number) * (price[day] as number)
      }
      return paid
    },
    of: (index) => (kindOf[index] as { sums: Float64Array }).sums,
    turn(ends, pace) {
      if (!begun) return
      for (const [n, group] of groups.entries()) {
        countLate(group, ends)
        const [price, step] = [prices[n] as Float64Array, steps[n] as PriceMove]
        for (let day = 0; day < length; day++) {
          const least = group.least[day] as number
          if (least > 0) price[day] = step(day, price[day] as number, least - (late[day] as number), pace)
        }
      }
    },
    copy: () => prices.map((price) => price.slice()),
    goBack(copy) {
      for (const [n, price] of prices.entries()) price.set(copy[n] as Float64Array)
    },
  }
}
