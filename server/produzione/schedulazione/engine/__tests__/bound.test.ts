import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { casesOf } from '#server-test/depth.ts'
import { ritardoOf } from '#shared/dates/margine.ts'
import { createCalendario } from '../capacita.ts'
import { createLibro } from '../libro.ts'
import type { BoundOrdine, BoundWorld } from '../minorante/boundWork.ts'
import { createDayPrices } from '../minorante/dayPrices.ts'
import { createEndDays } from '../minorante/endDays.ts'
import { type LateGroup, lateByDay, lateGroupsOf } from '../minorante/lateGroups.ts'
import { quickBoundOf } from '../minorante/lowerBound.ts'
import { STRETCH } from '../minorante/paces.ts'
import { createRoundingCuts } from '../minorante/roundingCuts.ts'
import { measureOf, wholeDays } from '../minorante/wholeDays.ts'
import { inOrder, optimize } from '../optimize.ts'
import { calendarDayOf, startOf } from '../time.ts'
import { askedFase, ONLY_MACCHINE, onePezzo, sampleOrdine, samplePersona } from './samples.ts'

vi.setConfig({ testTimeout: 60_000 })

const DAYS = 60

/** Orders with one or two works, free minutes that change by day. */
const world: fc.Arbitrary<BoundWorld> = fc.record({
  ordini: fc.array(
    fc
      .record({
        peso: fc.constantFrom(1, 1, 1, 2, 5, 0),
        due: fc.integer({ min: -2, max: 12 }),
        first: fc.integer({ min: 1, max: 150 }),
        second: fc.integer({ min: 0, max: 150 }),
        release: fc.integer({ min: 0, max: 5 }),
        lag: fc.integer({ min: 0, max: 3 }),
        tail: fc.integer({ min: 0, max: 2 }),
      })
      .map(({ peso, due, first, second, release, lag, tail }): BoundOrdine => {
        const one = { reparto: 0, minuti: first, release }
        if (second === 0) return { peso, due, only: release + tail, works: [{ ...one, next: -1, lag: tail, tail }] }
        return {
          peso,
          due,
          only: release + lag + tail,
          works: [
            { ...one, next: 1, lag, tail: lag + tail },
            { reparto: 1, minuti: second, release: release + lag, next: -1, lag: tail, tail },
          ],
        }
      }),
    { minLength: 1, maxLength: 6 },
  ),
  free: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 })), {
      minLength: 6,
      maxLength: 12,
    })
    .map((some) =>
      [0, 1].map((which) => Float64Array.from({ length: DAYS }, (_, day) => some[day]?.[which as 0] ?? 100)),
    ),
})

/** Last days of a plan: in each department its own sequence, each work as soon as there is room. */
function endsOf({ ordini, free }: BoundWorld, first: readonly number[], second: readonly number[]): number[] {
  const left = free.map((days) => days.slice())
  const ends = ordini.map(() => 0)
  for (const [turn, sequence] of [first, second].entries()) {
    for (const index of sequence) {
      const { works } = ordini[index] as BoundOrdine
      const work = works[turn]
      if (!work) continue
      let day = Math.max(work.release, turn === 0 ? 0 : (ends[index] as number) + (works[0]?.lag ?? 0))
      let minutes = work.minuti
      const own = left[work.reparto] as Float64Array
      for (; day < DAYS; day++) {
        const taken = Math.min(minutes, own[day] as number)
        own[day] = (own[day] as number) - taken
        minutes -= taken
        if (minutes === 0) break
      }
      ends[index] = day
    }
  }
  return ordini.map(({ works }, index) => (ends[index] as number) + (works.at(-1)?.tail ?? 0))
}

/** Weighted late days of a plan. */
const lateOf = ({ ordini }: BoundWorld, ends: readonly number[]): number =>
  ordini.reduce((sum, { peso, due }, index) => sum + peso * ritardoOf(ends[index] as number, due), 0)

/** Of a group the orders that are late on a day. */
const lateOn = ({ ordini }: BoundWorld, { has }: LateGroup, ends: readonly number[], day: number): number =>
  ordini.filter(({ due }, index) => has[index] && due <= day && (ends[index] as number) > day).length

const permutations = (items: readonly number[]): number[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((one) => permutations(items.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** The share of so many rounds that is over. */
function shareOf(rounds: number): () => number {
  let stretches = 0
  return () => (stretches++ * STRETCH) / rounds
}

describe('the bound of late days', () => {
  it('is never above any plan, by any two sequences, and prices only raise it', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(fc.tuple(fc.nat(719), fc.nat(719)), { minLength: 1, maxLength: 12 }),
        (one, tried) => {
          const quick = quickBoundOf(one)
          const groups = lateGroupsOf(one)
          const prices = createDayPrices(one, quick, groups)
          const sequences = permutations([...one.ordini.keys()])
          const at = (n: number) => sequences[n % sequences.length] as number[]
          // All pairs of few orders, some pairs of more.
          const pairs = sequences.length <= 24 ? sequences.flatMap((a) => sequences.map((b) => [a, b])) : []
          const plans = [...pairs, ...tried.map(([a, b]) => [at(a), at(b)])].map(([a = [], b = []]) =>
            endsOf(one, a, b),
          )
          const best = Math.min(...plans.map((ends) => lateOf(one, ends)))
          expect(quick).toBeLessThanOrEqual(best + 1e-6)
          expect(lateByDay(one, groups)).toBeLessThanOrEqual(best + 1e-6)
          for (const group of groups) {
            for (const [day, least] of group.least.entries()) {
              expect(Math.min(...plans.map((ends) => lateOn(one, group, ends, day)))).toBeGreaterThanOrEqual(least)
            }
          }
          // With prices of minutes alone, then with what must be late too.
          prices.improve(best, shareOf(400))
          const byPrices = prices.bound
          expect(byPrices).toBeGreaterThanOrEqual(quick)
          expect(byPrices).toBeLessThanOrEqual(best + 1e-6)
          // By contradiction, against the best plan and against a worse one.
          const measure = measureOf(one.ordini.map(({ peso }) => peso))
          for (const known of [best, best + 3 * Math.max(1, measure)]) {
            prices.prove(known, measure, shareOf(600))
            expect(prices.bound).toBeGreaterThanOrEqual(byPrices)
            expect(prices.bound).toBeLessThanOrEqual(best + 1e-6)
          }
        },
      ),
      { numRuns: casesOf(400) },
    )
  })

  it('counts orders by their size as every plan does that keeps to the days left to it', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { minLength: 6, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(719), fc.nat(719)), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (one, shares, tried, isNarrow) => {
          const sequences = permutations([...one.ordini.keys()])
          const at = (n: number) => sequences[n % sequences.length] as number[]
          const plans = tried.map(([a, b]) => endsOf(one, at(a), at(b)))
          const ends = createEndDays(one)
          // The first plan is one that keeps to them.
          if (isNarrow) for (const [index, day] of (plans[0] ?? []).entries()) ends.of(index).fill(0, day + 2)
          ends.refresh()
          const cuts = createRoundingCuts(one)
          cuts.choose(ends, (index) => shares[index] as number)
          const kept = plans.filter((plan) => plan.every((day, index) => ends.of(index)[Math.min(day, DAYS)] === 1))
          expect(kept.length).toBeGreaterThan(0)
          for (const plan of kept) {
            for (const [day, least] of cuts.least.entries()) {
              const late = one.ordini.map(({ due }, index) =>
                due <= day && (plan[index] as number) > day ? (cuts.sizes[day]?.[index] ?? 0) : 0,
              )
              expect(late.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(least - 1e-9)
            }
          }
        },
      ),
      { numRuns: casesOf(400) },
    )
  })

  it('counts no share of an order', () => {
    const job = (minutes: number): BoundOrdine => ({
      peso: 1,
      due: 0,
      only: 0,
      works: [{ reparto: 0, minuti: minutes, release: 0, next: -1, lag: 0, tail: 0 }],
    })
    // On day 0 there are 100 minutes for 220: shares of the large ones, 1.3 of them, would do; two of the three are late.
    const one: BoundWorld = { ordini: [job(90), job(90), job(40)], free: [Float64Array.of(100, 100, 100)] }
    const cuts = createRoundingCuts(one)
    cuts.choose(createEndDays(one), () => 0.5)
    expect(cuts.least[0]).toBe(2)
    expect([...(cuts.sizes[0] ?? [])]).toEqual([1, 1, 1])
  })

  it('is the best plan where one department decides, and near it where two do', () => {
    const job = (minutes: number, due: number): BoundOrdine => ({
      peso: 1,
      due,
      only: 0,
      works: [{ reparto: 0, minuti: minutes, release: 0, next: -1, lag: 0, tail: 0 }],
    })
    const free = [Float64Array.from({ length: 40 }, () => 100), Float64Array.from({ length: 40 }, () => 100)]
    // A day each: one ends on each day, whoever it is.
    const equal = { ordini: [job(100, 0), job(100, 0), job(100, 0), job(100, 1)], free }
    expect(quickBoundOf(equal)).toBe(0 + 0 + 1 + 2 + 3 - 1)
    // Released later, they cannot be late for less.
    const later = {
      ...equal,
      ordini: equal.ordini.map((one) => ({ ...one, works: one.works.map((w) => ({ ...w, release: 2 })) })),
    }
    expect(quickBoundOf(later)).toBe(2 + 3 + 4 + 5 - 1)
    // What weighs more counts by what it weighs.
    const heavy = { ordini: [{ ...job(300, 0), peso: 10 }, job(100, 0)], free }
    const prices = createDayPrices(heavy, quickBoundOf(heavy), lateGroupsOf(heavy))
    prices.improve(23, shareOf(500))
    expect(prices.bound).toBeGreaterThan(20)
    expect(prices.bound).toBeLessThanOrEqual(23)
  })

  it('counts whole orders: of five that take three days of four, so many are late on each day', () => {
    const job = (minutes: number): BoundOrdine => ({
      peso: 1,
      due: 0,
      only: 0,
      works: [{ reparto: 0, minuti: minutes, release: 0, next: -1, lag: 0, tail: 0 }],
    })
    const free = [Float64Array.from({ length: 40 }, () => 100)]
    const world = { ordini: [75, 75, 75, 75, 75].map(job), free }
    const groups = lateGroupsOf(world)
    expect([...(groups[0]?.least ?? [])].slice(0, 5)).toEqual([4, 3, 1, 0, 0])
    expect(lateByDay(world, groups)).toBe(8)
    // Shares of them would be late for less: 5 - 4 / 3, 5 - 8 / 3, ...
    const shares = createDayPrices(world, 0, [])
    shares.improve(8, shareOf(1000))
    expect(shares.bound).toBeLessThan(7.1)
  })

  it('is a multiple of what all weights are multiples of', () => {
    expect(wholeDays(7.2, [1, 3, 0])).toBe(8)
    expect(wholeDays(7.2, [4, 6])).toBe(8)
    expect(wholeDays(7.2, [5, 10])).toBe(10)
    expect(wholeDays(10.000000001, [5, 10])).toBe(10)
    expect(wholeDays(7.2, [0.5, 2])).toBeCloseTo(7.2)
    expect(wholeDays(0, [0, 0])).toBe(0)
  })

  it('is not above a plan in which the work that an order has first comes to a department after another of its own', () => {
    // Alone, the second work at the benches waits for the first; behind another order at the machines it goes before it.
    const banchi = { ...ONLY_MACCHINE, reparto: 'banchi' as const }
    const vernice = { ...ONLY_MACCHINE, nome: 'vernice', posizione: 3, reparto: null, capacitaInfinita: true }
    const two = [
      askedFase({ ...ONLY_MACCHINE, posizione: 0 }, { durata: 60 }),
      askedFase({ ...banchi, nome: 'telai', posizione: 1, dipendenze: ['macchine'] }, { durata: 900 }),
      askedFase({ ...banchi, nome: 'ante', posizione: 2 }, { durata: 120 }),
      askedFase({ ...vernice, unit: 'days', dipendenze: ['ante'] }, { durata: 10 }),
    ]
    const today = calendarDayOf(sampleOrdine([]).adesso)
    const ordine = (numero: number, fasi: typeof two, dataConsegna: number | null) => ({
      ordine: numero,
      numeroCommessa: `26/${numero}`,
      data: today,
      request: sampleOrdine(fasi, { dataConsegna, adesso: startOf(today) }),
      nonSchedulabile: false,
      tempisticheMancanti: false,
    })
    const ordini = [ordine(1, two, today), ordine(2, [askedFase(ONLY_MACCHINE, { durata: 2000 })], null)]
    const persone = [samplePersona('macchine'), samplePersona('banchi')]
    const calendario = createCalendario({ ...onePezzo, persone })
    const { minorante } = optimize(ordini, calendario, createLibro(), { passi: 0 })
    const behind = inOrder(ordini, calendario, createLibro(), null, [{ ordine: 2 }, { ordine: 1 }])
    const fine = behind.find((one) => one.ordine === 1)?.piano?.fasi.find(({ nome }) => nome === 'vernice')?.fine ?? 0
    expect(fine).toBeGreaterThan(0)
    expect(minorante).toBeLessThanOrEqual(ritardoOf(calendarDayOf(fine - 1), today))
  })

  it('nothing to do, nothing late', () => {
    const empty = { ordini: [], free: [new Float64Array(10), new Float64Array(10)] }
    expect(quickBoundOf(empty)).toBe(0)
    const prices = createDayPrices(empty, 0, lateGroupsOf(empty))
    prices.improve(5, shareOf(25))
    prices.prove(5, 1, shareOf(25))
    expect(prices.bound).toBe(0)
  })
})
