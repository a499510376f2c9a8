// On which days orders ended in the last rounds of the prices.

export interface LastEnds {
  /** Keeps the days of one more round, in place of the oldest. */
  remember(now: Float64Array): void
  /** Whether as many rounds are remembered as there is room for. */
  readonly isFull: boolean
  /** The days of an order, in no order. */
  of(index: number): Float64Array
  /** The share of the rounds in which an order ended after a day. */
  lateShare(index: number, day: number): number
}

/** Rounds that are remembered. */
const REMEMBERED = 32

/** @param count orders */
export function createLastEnds(count: number): LastEnds {
  const days = Array.from({ length: count }, () => new Float64Array(REMEMBERED))
  let rounds = 0
  const known = () => Math.min(rounds, REMEMBERED)
  return {
    get isFull() {
      return rounds >= REMEMBERED
    },
    remember(now) {
      const place = rounds++ % REMEMBERED
      for (const [index, own] of days.entries()) own[place] = now[index] as number
    },
    of: (index) => (days[index] as Float64Array).slice(0, known()),
    lateShare(index, day) {
      const own = days[index] as Float64Array
      let late = 0
      for (let n = 0; n < known(); n++) if ((own[n] as number) > day) late++
      return late / Math.max(1, known())
    },
  }
}
