// The bound that means something: each free minute of a department has a price by day, each order buys the work that
// costs it least in price and late days, and what all free minutes are worth is given back. So has, by day, being late
// where some must be: as many are paid in any case, and being one of them costs so much less. Whatever the prices, no
// plan has fewer late days; prices of days that are fought for rise until no more can be said. docs/scheduler.md#bound
import type { BoundOrdine, BoundWorld } from './boundWork.ts'
import { createDiscounts } from './lateDiscounts.ts'
import { type LateGroup, lateByDay } from './lateGroups.ts'

export interface DayPrices {
  /** The best bound so far, in weighted late days. */
  readonly bound: number
  /** Rounds done. */
  readonly rounds: number
  /**
   * Changes the prices so many times.
   * @param known late days of the best plan that is known: how far there is to go
   * @returns false when nothing is left to gain
   */
  improve(rounds: number, known: number): boolean
  /**
   * Of each order the day by which it has ended in a share of the last rounds: a sequence to begin with. Days that are
   * equal are told apart by the mean.
   */
  ends(share: number): Float64Array
}

/** Share of the distance to the known plan that a step goes, at first. */
const STEP = 0.1
/** After so many rounds that have gained next to nothing, steps are shorter by so much. */
const STRETCH = 25
const SHORTER = 0.7
const NEXT_TO_NOTHING = 0.002
/** Shorter steps than this gain nothing. */
const LEAST_STEP = 1e-4
/** Rounds in which only minutes have prices; then half of what these say is left, and being late begins at a half. */
const ONLY_MINUTES = 150
const HALF = 0.5
/** How much of the direction before is kept. */
const INERTIA = 0.9
/** Rounds of which the days are remembered. */
const REMEMBERED = 32

/**
 * Bound by prices of the days.
 * @param quick a bound that is known already
 * @param groups orders of which some are late in any plan, by day
 */
export function createDayPrices(world: BoundWorld, quick: number, groups: readonly LateGroup[]): DayPrices {
  const { ordini, free } = world
  const length = free[0]?.length ?? 0
  const prices = free.map((days) => new Float64Array(days.length))
  const work = free.map((days) => new Float64Array(days.length))
  const direction = free.map((days) => new Float64Array(days.length))
  const now = new Float64Array(ordini.length)
  // Of each order the days on which it ended in the last rounds.
  const endDays = ordini.map(() => new Float64Array(REMEMBERED))
  const widest = ordini.reduce((max, { works }) => Math.max(max, works.length), 1)
  // Of each work by day: its cost when done on that day with what it waits for, the least up to that day, and where.
  const least = Array.from({ length: widest }, () => new Float64Array(length))
  const where = Array.from({ length: widest }, () => new Int32Array(length))
  const discounts = createDiscounts(ordini, groups, length, INERTIA)
  let bound = Math.max(quick, lateByDay(world, groups))
  let step = STEP
  let rounds = 0
  let windowMax = Number.NEGATIVE_INFINITY
  let lastMax = Number.NEGATIVE_INFINITY
  const total = ordini.reduce((sum, { works }) => sum + works.length, 0)
  // A price is of as much work as one has on average, so that both kinds of prices go steps of a like length.
  const usual = ordini.reduce((sum, { works }) => sum + works.reduce((all, { minuti }) => all + minuti, 0), 0) / total

  /** Buys the work of an order where it costs least. @returns what it costs, late days included */
  function buy(ordine: BoundOrdine, index: number): number {
    const { works, only, peso, due } = ordine
    for (let n = 0; n < works.length; n++) {
      const { reparto, minuti, release } = works[n] as BoundOrdine['works'][number]
      const price = prices[reparto] as Float64Array
      const cost = least[n] as Float64Array
      const at = where[n] as Int32Array
      let min = Number.POSITIVE_INFINITY
      let minAt = -1
      for (let day = 0; day < length; day++) {
        if (day >= release) {
          let own = minuti * (price[day] as number)
          for (let k = 0; k < n; k++) {
            const before = works[k] as BoundOrdine['works'][number]
            if (before.next !== n) continue
            own +=
              day >= before.lag ? ((least[k] as Float64Array)[day - before.lag] as number) : Number.POSITIVE_INFINITY
          }
          if (own < min) {
            min = own
            minAt = day
          }
        }
        cost[day] = min
        at[day] = minAt
      }
    }
    const less = discounts.of(index)
    const from = less[Math.min(length, Math.max(0, due))] as number
    const late = (day: number) => (day > due ? peso * (day - due) - (less[day] as number) + from : 0)
    let chosen = length
    // Not within the days that are looked at: it costs its late days up to there, and no work.
    let value = late(length)
    for (let day = Math.min(only, length); day < length; day++) {
      let own = late(day)
      if (own >= value) continue
      for (let n = 0; n < works.length; n++) {
        const { next, tail } = works[n] as BoundOrdine['works'][number]
        if (next >= 0) continue
        own += day >= tail ? ((least[n] as Float64Array)[day - tail] as number) : Number.POSITIVE_INFINITY
      }
      if (own < value) {
        value = own
        chosen = day
      }
    }
    now[index] = chosen
    if (chosen < length) take(ordine, chosen)
    return value
  }

  /** Adds the work of an order that ends on a day to that of all. */
  const days = new Int32Array(widest)
  function take({ works }: BoundOrdine, end: number): void {
    for (let n = works.length - 1; n >= 0; n--) {
      const { next, lag, tail, reparto, minuti } = works[n] as BoundOrdine['works'][number]
      const latest = next >= 0 ? (days[next] as number) - lag : end - tail
      const day = (where[n] as Int32Array)[latest] as number
      days[n] = day
      const own = work[reparto] as Float64Array
      own[day] = (own[day] as number) + minuti
    }
  }

  function valueNow(): number {
    for (const own of work) own.fill(0)
    let value = discounts.sum()
    for (let index = 0; index < ordini.length; index++) value += buy(ordini[index] as BoundOrdine, index)
    for (const [which, price] of prices.entries()) {
      const room = free[which] as Float64Array
      for (let day = 0; day < length; day++) value -= (price[day] as number) * (room[day] as number)
    }
    return value
  }

  function remember(): void {
    const place = (rounds - 1) % REMEMBERED
    for (const [index, days] of endDays.entries()) days[place] = now[index] as number
  }

  function byThen(days: Float64Array, share: number): number {
    const known = days.slice(0, Math.min(rounds, REMEMBERED)).sort()
    if (known.length === 0) return 0
    const mean = known.reduce((sum, day) => sum + day, 0) / known.length
    return (known[Math.ceil(share * known.length) - 1] as number) + mean / (1 + length)
  }

  /** The sum is concave in all prices: half way between two good ones it is no worse than they are on average. */
  function beginDiscounts(): void {
    for (const price of prices) for (let day = 0; day < length; day++) price[day] = HALF * (price[day] as number)
    for (const towards of direction) towards.fill(0)
    discounts.start(HALF)
    step = STEP
    windowMax = lastMax = Number.NEGATIVE_INFINITY
  }

  function improve(count: number, known: number): boolean {
    if (total === 0 || length === 0) return false
    for (let n = 0; n < count; n++) {
      if (Math.ceil(bound - 1e-6) >= known) return false
      if (!discounts.begun && (rounds >= ONLY_MINUTES || step < LEAST_STEP)) beginDiscounts()
      if (step < LEAST_STEP) return false
      const value = valueNow()
      rounds++
      remember()
      windowMax = Math.max(windowMax, value)
      if (rounds % STRETCH === 0) {
        if (windowMax <= lastMax + NEXT_TO_NOTHING * (known - lastMax)) step *= SHORTER
        lastMax = windowMax
        windowMax = Number.NEGATIVE_INFINITY
      }
      bound = Math.max(bound, value)
      let norm = 0
      for (const [which, own] of work.entries()) {
        const [room, towards] = [free[which] as Float64Array, direction[which] as Float64Array]
        const price = prices[which] as Float64Array
        for (let day = 0; day < length; day++) {
          const over = ((own[day] as number) - (room[day] as number)) / usual
          let next = INERTIA * (towards[day] as number) + (1 - INERTIA) * over
          if ((price[day] as number) === 0 && next < 0) next = 0
          towards[day] = next
          norm += next * next
        }
      }
      norm += discounts.turn(now)
      if (norm === 0) return false
      const go = (step * Math.max(1e-3, known * 1.02 - value)) / norm
      for (const [which, price] of prices.entries()) {
        const towards = direction[which] as Float64Array
        for (let day = 0; day < length; day++) {
          price[day] = Math.max(0, (price[day] as number) + (go / usual) * (towards[day] as number))
        }
      }
      discounts.go(go)
    }
    return true
  }

  return {
    get bound() {
      return bound
    },
    get rounds() {
      return rounds
    },
    improve,
    ends: (share) => Float64Array.from(endDays, (days) => byThen(days, share)),
  }
}
