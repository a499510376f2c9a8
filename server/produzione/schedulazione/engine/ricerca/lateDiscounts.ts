// What being late on a day costs less, since so many must be: the prices of days on which some orders are late in any plan.
import type { BoundOrdine } from './boundWork.ts'
import type { LateGroup } from './lateGroups.ts'

export interface Discounts {
  /** Whether there is any price yet. */
  readonly begun: boolean
  /** Gives each day on which some must be late a share of what a late day counts. */
  start(share: number): void
  /** Looks at more of them, without a price at first. */
  add(more: readonly LateGroup[]): void
  /** Adds up the days, for `of`. @returns what is paid in any case */
  sum(): number
  /** Of an order, by day, what it is worth to be late on all days before. */
  of(index: number): Float64Array
  /**
   * Turns to where more, or fewer, are late than must be.
   * @param ends the day on which each order ends
   * @returns the square of the way
   */
  turn(ends: Float64Array): number
  go(step: number): void
}

/**
 * @param length days that are looked at
 * @param inertia how much of the direction before is kept
 */
export function createDiscounts(
  ordini: readonly BoundOrdine[],
  initial: readonly LateGroup[],
  length: number,
  inertia: number,
): Discounts {
  const groups: LateGroup[] = []
  const prices: Float64Array[] = []
  const directions: Float64Array[] = []
  const late = new Float64Array(length + 1)
  let begun = false
  // Orders that count the same in all groups have the same sums.
  const kinds = new Map<string, { own: number[]; sums: Float64Array }>()
  let kindOf: { sums: Float64Array }[] = []
  function add(more: readonly LateGroup[]): void {
    groups.push(...more)
    prices.push(...more.map(() => new Float64Array(length)))
    directions.push(...more.map(() => new Float64Array(length)))
    kinds.clear()
    kindOf = ordini.map((_ordine, index) => {
      const own = groups.map(({ counts }) => counts[index] as number)
      const kind = kinds.get(own.join()) ?? { own, sums: new Float64Array(length + 1) }
      kinds.set(own.join(), kind)
      return kind
    })
  }
  add(initial)

  /** By day, what those of a group count that are late when it is over. */
  function countLate({ counts }: LateGroup, ends: Float64Array): void {
    late.fill(0)
    for (const [index, { due }] of ordini.entries()) {
      const [from, to] = [Math.max(0, due), ends[index] as number]
      const count = counts[index] as number
      if (count === 0 || from >= to) continue
      late[from] = (late[from] as number) + count
      late[to] = (late[to] as number) - count
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
          for (let n = 0; n < own.length; n++) sum += (own[n] as number) * ((prices[n] as Float64Array)[day] as number)
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
    add,
    turn(ends) {
      if (!begun) return 0
      let norm = 0
      for (const [n, group] of groups.entries()) {
        countLate(group, ends)
        const [price, towards] = [prices[n] as Float64Array, directions[n] as Float64Array]
        for (let day = 0; day < length; day++) {
          const least = group.least[day] as number
          let next = inertia * (towards[day] as number) + (1 - inertia) * (least - (late[day] as number))
          if (least === 0 || ((price[day] as number) === 0 && next < 0)) next = 0
          towards[day] = next
          norm += next * next
        }
      }
      return norm
    },
    go(step) {
      for (const [n, price] of prices.entries()) {
        const towards = directions[n] as Float64Array
        for (let day = 0; day < length; day++) {
          price[day] = Math.max(0, (price[day] as number) + step * (towards[day] as number))
        }
      }
    },
  }
}
