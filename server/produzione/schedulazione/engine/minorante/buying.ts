// What orders do at given prices: each buys its work where price and late days together cost it least, and looks at
// nobody else.
import type { BoundOrdine, BoundWorld, BoundWork as Work } from './boundWork.ts'
import { createCheapest } from './cheapest.ts'
import type { EndDays } from './endDays.ts'

export interface Buying {
  /** Minutes that were bought, by department and day. */
  readonly work: readonly Float64Array[]
  /** The day on which each order ended; the number of days that are looked at: on none of them. */
  readonly now: Float64Array
  /** What each order paid, late days included. */
  readonly paid: Float64Array
  /** What an order would pay at least to end on each of the days between its first and last. */
  costs(index: number): Float64Array
  /** All orders buy. @returns what they pay together */
  round(): number
}

/**
 * @param prices of a minute, by department and day
 * @param ends on which days orders may end
 * @param discountOf of an order, by day, what it is worth to be late on all days before
 */
export function createBuying(
  { ordini, free }: BoundWorld,
  prices: readonly Float64Array[],
  ends: EndDays,
  discountOf: (index: number) => Float64Array,
): Buying {
  const length = free[0]?.length ?? 0
  const work = free.map((days) => new Float64Array(days.length))
  const now = new Float64Array(ordini.length)
  const paid = new Float64Array(ordini.length)
  const costs = ordini.map(() => new Float64Array(length + 1))
  const widest = ordini.reduce((max, { works }) => Math.max(max, works.length), 1)
  // Of each work by day: its cost when done by that day with what it waits for, and on which day it is done then.
  const least = Array.from({ length: widest }, () => new Float64Array(length))
  const where = Array.from({ length: widest }, () => new Int32Array(length))
  // Of long work also the day on which it begins, and what it costs to have done what it waits for when it begins.
  const begins = Array.from({ length: widest }, () => new Int32Array(length))
  const waited = new Float64Array(length)
  const most = free.map((room) => room.reduce((max, one) => Math.max(max, one), 0))
  const all = createCheapest(length)
  const near = createCheapest(length)
  const days = new Int32Array(widest)
  const before = ordini.map(({ works }) =>
    works.map((_work, n) => works.flatMap(({ next }, k) => (k < n && next === n ? [k] : []))),
  )
  const lastWorks = ordini.map(({ works }) => works.flatMap(({ next }, n) => (next < 0 ? [n] : [])))

  /** Adds to the costs of days what it takes to have a work done so many days before. */
  function addWork(cost: Float64Array, n: number, lag: number, from: number, until: number): void {
    const work = least[n] as Float64Array
    const start = Math.min(until, Math.max(from, lag))
    cost.fill(Number.POSITIVE_INFINITY, from, start)
    for (let day = start; day < until; day++) cost[day] = (cost[day] as number) + (work[day - lag] as number)
  }

  /** Days that long work takes at least, and those within which it is reckoned exactly from where it may begin. */
  const isLong = ({ reparto, minuti }: Work) => minuti > (most[reparto] as number)
  const windowOf = ({ reparto, minuti }: Work) => 2 * Math.ceil(minuti / Math.max(1, most[reparto] as number)) + 2

  /**
   * What work of more than a day costs when its last day is one or another: of each day it takes what there is at most,
   * and all its days come after what it waits for.
   */
  function buyLong(work: Work, n: number, isWaiting: boolean, from: number, until: number): void {
    const { reparto, minuti } = work
    const [price, room] = [prices[reparto] as Float64Array, free[reparto] as Float64Array]
    const [cost, begin] = [least[n] as Float64Array, begins[n] as Int32Array]
    const window = windowOf(work)
    all.begin(minuti)
    for (let day = from; day < until; day++) {
      all.add(day, price[day] as number, room[day] as number)
      begin[day] = from
      if (!isWaiting) {
        cost[day] = all.cost
        continue
      }
      let min = Number.POSITIVE_INFINITY
      near.begin(minuti)
      for (let first = day; first >= from && first > day - window; first--) {
        const soFar = waited[first] as number
        if (soFar >= min) break
        near.add(first, price[first] as number, room[first] as number)
        if (soFar + near.cost >= min) continue
        min = soFar + near.cost
        begin[day] = first
      }
      // Begun earlier, it takes the cheapest days of all at best, and what it waits for is done by then.
      const earlier = day - window
      if (earlier >= from && (waited[earlier] as number) + all.cost < min) {
        min = (waited[earlier] as number) + all.cost
        begin[day] = earlier
      }
      cost[day] = min
    }
  }

  /** @param end the last day on which the order may end */
  function buyWork({ works }: BoundOrdine, n: number, waits: readonly number[], end: number): void {
    const own = works[n] as Work
    const { reparto, minuti, release, tail } = own
    const price = prices[reparto] as Float64Array
    const cost = least[n] as Float64Array
    const at = where[n] as Int32Array
    const from = Math.min(length, Math.max(0, release))
    const until = Math.max(from, Math.min(length, end - tail + 1))
    const isWide = isLong(own)
    if (isWide) waited.fill(0, from, until)
    else for (let day = from; day < until; day++) cost[day] = minuti * (price[day] as number)
    for (const which of waits) addWork(isWide ? waited : cost, which, (works[which] as Work).lag, from, until)
    if (isWide) buyLong(own, n, waits.length > 0, from, until)
    // Done by a day: on the cheapest of those up to it.
    let min = Number.POSITIVE_INFINITY
    let minAt = -1
    cost.fill(min, 0, from)
    at.fill(minAt, 0, from)
    for (let day = from; day < until; day++) {
      const own = cost[day] as number
      if (own < min) {
        min = own
        minAt = day
      }
      cost[day] = min
      at[day] = minAt
    }
    cost.fill(min, until)
    at.fill(minAt, until)
  }

  /** Buys the work of an order where it costs least. @returns what it costs, late days included */
  function buy(ordine: BoundOrdine, index: number): number {
    const { works, peso, due } = ordine
    const waits = before[index] as number[][]
    const [first, last] = [ends.first[index] as number, ends.last[index] as number]
    for (let n = 0; n < works.length; n++) buyWork(ordine, n, waits[n] as number[], last)
    const less = discountOf(index)
    const from = less[Math.min(length, Math.max(0, due))] as number
    const own = costs[index] as Float64Array
    const may = ends.of(index)
    const lasts = lastWorks[index] as number[]
    for (let day = first; day <= last; day++) {
      own[day] = day > due ? peso * (day - due) - (less[day] as number) + from : 0
    }
    // Not within the days that are looked at: it costs its late days up to there, and no work.
    const until = Math.min(last + 1, length)
    for (const n of lasts) addWork(own, n, (works[n] as Work).tail, first, until)
    let chosen = -1
    let value = Number.POSITIVE_INFINITY
    for (let day = first; day <= last; day++) {
      if (may[day] === 1 && (own[day] as number) < value) {
        value = own[day] as number
        chosen = day
      }
    }
    now[index] = chosen < 0 ? length : chosen
    paid[index] = value
    if (chosen >= 0 && chosen < length) take(ordine, chosen)
    return value
  }

  /** Adds the work of an order that ends on a day to that of all. */
  function take({ works }: BoundOrdine, end: number): void {
    for (let n = works.length - 1; n >= 0; n--) {
      const { next, lag, tail, reparto, minuti } = works[n] as Work
      const latest = next >= 0 ? (days[next] as number) - lag : end - tail
      const day = (where[n] as Int32Array)[latest] as number
      const own = work[reparto] as Float64Array
      if (isLong(works[n] as Work)) {
        days[n] = takeLong(works[n] as Work, n, day)
        continue
      }
      days[n] = day
      own[day] = (own[day] as number) + minuti
    }
  }

  /** Adds long work whose last day is known. @returns the day on which it begins */
  function takeLong(one: Work, n: number, last: number): number {
    const { reparto, minuti, release } = one
    const [price, room] = [prices[reparto] as Float64Array, free[reparto] as Float64Array]
    const first = (begins[n] as Int32Array)[last] as number
    all.begin(minuti)
    for (let day = last > first + windowOf(one) - 1 ? Math.max(0, release) : first; day <= last; day++) {
      all.add(day, price[day] as number, room[day] as number)
    }
    const own = work[reparto] as Float64Array
    all.each((day, minutes) => {
      own[day] = (own[day] as number) + minutes
    })
    return first
  }

  return {
    work,
    now,
    paid,
    costs: (index) => costs[index] as Float64Array,
    round() {
      for (const own of work) own.fill(0)
      let sum = 0
      for (let index = 0; index < ordini.length; index++) sum += buy(ordini[index] as BoundOrdine, index)
      return sum
    },
  }
}
