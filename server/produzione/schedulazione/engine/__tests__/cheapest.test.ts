import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoundWork, BoundWorld } from '../minorante/boundWork.ts'
import { createBuying } from '../minorante/buying.ts'
import { createCheapest } from '../minorante/cheapest.ts'
import { createEndDays } from '../minorante/endDays.ts'

const minute = fc.record({ price: fc.integer({ min: 0, max: 4 }), room: fc.integer({ min: 0, max: 40 }) })

/** Minute by minute, the cheapest first. */
function naive(days: readonly { price: number; room: number }[], wanted: number): number {
  const minutes = days.flatMap(({ price, room }) => Array.from({ length: room }, () => price)).sort((a, b) => a - b)
  if (minutes.length < wanted) return Number.POSITIVE_INFINITY
  return minutes.slice(0, wanted).reduce((sum, one) => sum + one, 0)
}

describe('the cheapest minutes of some days', () => {
  it('cost as much as the cheapest one by one, after each day that is added', () => {
    fc.assert(
      fc.property(fc.array(minute, { maxLength: 12 }), fc.integer({ min: 0, max: 120 }), (days, wanted) => {
        const cheapest = createCheapest(12)
        for (let volta = 0; volta < 2; volta++) {
          cheapest.begin(wanted)
          expect(cheapest.cost).toBe(naive([], wanted))
          for (const [day, { price, room }] of days.entries()) {
            cheapest.add(day, price, room)
            expect(cheapest.cost).toBe(naive(days.slice(0, day + 1), wanted))
          }
        }
      }),
    )
  })

  it('are told day by day, of none more than it has', () => {
    fc.assert(
      fc.property(fc.array(minute, { maxLength: 12 }), fc.integer({ min: 1, max: 120 }), (days, wanted) => {
        const cheapest = createCheapest(12)
        cheapest.begin(wanted)
        for (const [day, { price, room }] of days.entries()) cheapest.add(day, price, room)
        fc.pre(Number.isFinite(cheapest.cost))
        let [sum, worth] = [0, 0]
        cheapest.each((day, minutes) => {
          expect(minutes).toBeLessThanOrEqual(days[day]?.room ?? 0)
          sum += minutes
          worth += minutes * (days[day]?.price ?? 0)
        })
        expect(sum).toBe(wanted)
        expect(worth).toBe(cheapest.cost)
      }),
    )
  })
})

describe('work of more than a day', () => {
  const work = (over: Partial<BoundWork>): BoundWork => ({
    reparto: 0,
    minuti: 250,
    release: 0,
    next: -1,
    lag: 0,
    tail: 0,
    ...over,
  })
  /** What one order pays to end on each day, when nothing is late, and the minutes that it takes. */
  function bought(works: readonly BoundWork[], prices: readonly number[][]) {
    const world: BoundWorld = {
      ordini: [{ peso: 1, due: Number.POSITIVE_INFINITY, only: 0, works }],
      free: prices.map((days) => Float64Array.from(days, () => 100)),
    }
    const length = prices[0]?.length ?? 0
    const none = new Float64Array(length + 1)
    const own = prices.map((days) => Float64Array.from(days))
    const ends = createEndDays(world)
    ends.of(0)[length] = 0
    ends.refresh()
    const buying = createBuying(world, own, ends, () => none)
    buying.round()
    return { costs: [...buying.costs(0)].slice(0, length), taken: buying.work.map((days) => [...days]) }
  }

  it('takes of each day what there is, the cheapest days up to its end', () => {
    const { costs, taken } = bought([work({})], [[3, 0, 2, 1, 0]])
    expect(costs).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 350, 200, 50])
    expect(taken).toEqual([[0, 100, 0, 50, 100]])
  })

  it('begins when what it waits for is done, with the days between', () => {
    const first = work({ next: 1, lag: 2, tail: 4 })
    const second = work({ reparto: 1, release: 2 })
    const { costs, taken } = bought(
      [first, second],
      [
        [1, 1, 1, 0, 0, 9, 9, 9, 9],
        [0, 0, 0, 9, 9, 1, 1, 1, 1],
      ],
    )
    // The first is done on day 2 at the earliest, so that the second has day 4 on, though day 2 is for nothing.
    expect(costs.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => Number.POSITIVE_INFINITY))
    expect(costs[6]).toBe(250 + 650)
    expect(costs[7]).toBe(150 + 250)
    expect(costs[8]).toBe(50 + 250)
    expect(taken).toEqual([
      [50, 0, 0, 100, 100, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 100, 100, 50],
    ])
  })
})
