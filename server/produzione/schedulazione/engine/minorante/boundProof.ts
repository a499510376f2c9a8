// Raises a bound by contradiction: a plan with fewer late days than some number leaves each order only some days to end
// on; where these leave too little room, or late days enough, there is no such plan. docs/scheduler.md#bound
import type { BoundWorld } from './boundWork.ts'
import { createLateCount, type LateGroup } from './lateGroups.ts'
import type { Market, PriceList } from './market.ts'
import { pacesOf, STRETCH } from './paces.ts'

/** How a proof begins. */
export interface ProofStart {
  /** Weighted late days that no plan is below. */
  bound: number
  /** Prices that say so, or nearly. */
  from: PriceList
  /** Late days of the best plan that is known. */
  known: number
  /** Of which late days of plans are a multiple; 0: of nothing. */
  measure: number
  /** The share of the time that is over, asked now and then. */
  done: () => number
}

/** Share of the time for cuts that hold for every plan, and up to which what any better plan must keep to is looked for. */
const CUT = 0.4
const BETTER = 0.6
/** How far a first try goes beyond the bound, of the distance to the known plan; half of it after each that fails. */
const FIRST_TRY = 1 / 4
/** The least try without a measure, of that distance. */
const LEAST_TRY = 1 / 64
/** Rounds of a try, how many times as many after the least one fails, and the first paces. */
const TRY_ROUNDS = 300
const LONGER = 3
const CUT_PACE = 0.3
const BETTER_PACE = 0.3
const TRY_PACE = 0.1
/** Days are taken away every so many rounds. */
const EXCLUDED_EVERY = 5
/** And cuts chosen again. */
const CUTS_EVERY = 2 * STRETCH
const EPSILON = 1e-6

/**
 * Tries numbers above the bound until none can be proved any more, and puts days and groups back.
 * @returns the bound, raised where it could be
 */
export function proveMore(
  world: BoundWorld,
  groups: readonly LateGroup[],
  market: Market,
  { bound, from, known, measure, done }: ProofStart,
): number {
  const { ends, buying, cuts, lastEnds } = market
  const count = createLateCount(world)
  const initial = groups.map(({ least }) => least.slice())
  const up = (value: number) => (measure > 0 ? Math.ceil((value - EPSILON) / measure) * measure : value)
  let prices = from

  function begin(): void {
    for (const [n, { least }] of groups.entries()) least.set(initial[n] as Int32Array)
    ends.reset()
    cuts.reset()
    market.goBack(prices)
  }

  function chooseCuts(round: number): void {
    if (round % CUTS_EVERY === 0 && lastEnds.isFull) cuts.choose(ends, lastEnds.lateShare)
  }

  /** Raises the bound by cuts that hold for every plan. */
  function raise(): number {
    begin()
    let best = Number.NEGATIVE_INFINITY
    let round = 0
    for (const now of pacesOf(() => done() / CUT, CUT_PACE)) {
      const value = market.value()
      if (value > best) {
        best = value
        prices = market.copy()
      }
      if (up(best) >= known) break
      chooseCuts(++round)
      market.turn(now)
    }
    cuts.keep()
    return best
  }

  /** Takes from each order the days on which it ends in no plan up to `most`. */
  function exclude(value: number, most: number): void {
    for (let index = 0; index < world.ordini.length; index++) {
      const costs = buying.costs(index)
      const limit = most - value + (buying.paid[index] as number) + EPSILON
      const days = ends.of(index)
      for (let day = ends.first[index] as number; day <= (ends.last[index] as number); day++) {
        if ((costs[day] as number) > limit) days[day] = 0
      }
    }
  }

  /** Counts again who is late for certain. @returns false when the days that are left are too few */
  function narrow(): boolean {
    if (!ends.refresh()) return false
    for (const [n, { has, least }] of groups.entries()) {
      const now = count(has, ends)
      if (!now) return false
      for (const [day, other] of (initial[n] as Int32Array).entries()) least[day] = Math.max(now[day] as number, other)
    }
    return true
  }

  /**
   * Looks at plans of `most` late days at most.
   * @param over the share of the try that is over
   * @returns what none of them is below; infinite when there are none
   */
  function look(most: number, over: () => number, pace: number): number {
    begin()
    let best = Number.NEGATIVE_INFINITY
    let round = 0
    for (const now of pacesOf(over, pace)) {
      const value = market.value()
      if (value > most + EPSILON) return Number.POSITIVE_INFINITY
      if (value > best) {
        best = value
        prices = market.copy()
      }
      if (round % EXCLUDED_EVERY === 0) exclude(value, most)
      if (++round % STRETCH === 0 && !narrow()) return Number.POSITIVE_INFINITY
      chooseCuts(round)
      market.turn(now)
    }
    return best
  }

  /** Plans that are better than `number`: what none of them is below, or `number` itself. */
  const lookBelow = (number: number, over: () => number, pace: number) =>
    Math.min(number, up(look(number - measure, over, pace)))

  const cut = Math.max(bound, raise())
  let proved = Math.max(
    up(cut),
    lookBelow(known, () => (done() - CUT) / (BETTER - CUT), BETTER_PACE),
  )
  const leastTry = measure > 0 ? measure : LEAST_TRY * (known - proved)
  let further = FIRST_TRY * (known - proved)
  let longest = TRY_ROUNDS
  while (proved < known - EPSILON && done() < 1) {
    const next = Math.min(known, Math.max(proved + leastTry, up(proved + further)))
    const isLeast = next <= proved + leastTry + EPSILON
    const kept = prices
    let rounds = 0
    const over = () => Math.max(done(), rounds++ * (STRETCH / longest))
    const reached = lookBelow(next, over, TRY_PACE)
    if (reached < next && isLeast) longest *= LONGER
    else if (reached < next) {
      prices = kept
      further = (next - proved) / 2
    }
    proved = Math.max(proved, reached)
  }
  prices = from
  begin()
  return Math.max(cut, proved)
}
