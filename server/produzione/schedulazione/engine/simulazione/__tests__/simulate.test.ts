import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOf } from '../../time.ts'
import { normalQuantile, normalShare } from '../normal.ts'
import { type SimulatedFase, type SimulatedOrdine, simulate } from '../simulate.ts'

const TODAY = 20_780
const fase = (nome: string, da: number, a: number, different: Partial<SimulatedFase> = {}): SimulatedFase => ({
  nome,
  inizio: startOf(TODAY + da),
  fine: startOf(TODAY + a),
  waits: [],
  passato: null,
  group: nome,
  ...different,
})
const ordine = (n: number, fasi: SimulatedFase[], consegna: number | null = 10): SimulatedOrdine => ({
  ordine: n,
  peso: 1,
  consegna: consegna === null ? null : TODAY + consegna,
  fasi,
})
const none = () => 0

test('shares and quantiles of the normal distribution are each other’s inverse', () => {
  for (const share of [1e-9, 0.001, 0.02, 0.1, 0.5, 0.8, 0.99, 1 - 1e-9]) {
    expect(normalShare(normalQuantile(share))).toBeCloseTo(share, 6)
  }
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5)
})

describe('a plan that is run many times', () => {
  test('without a past is as planned', () => {
    const risk = simulate([ordine(1, [fase('banchi', 0, 12)]), ordine(2, [fase('banchi', 0, 5)])], none)
    expect(risk.ordini).toEqual([
      { ordine: 1, probabilita: 1, attesi: 1, previsto: TODAY + 11, ottoSuDieci: TODAY + 11, causa: '' },
      { ordine: 2, probabilita: 0, attesi: 0, previsto: TODAY + 4, ottoSuDieci: TODAY + 4, causa: '' },
    ])
    expect(risk).toMatchObject({ attesi: 1, ottoSuDieci: 1, inRitardo: 1 })
  })

  test('ends late as often as the past did, by weight, and says for what', () => {
    const passato = [0, 0, 0, 0, 0, 0, 0, 20, 20, 20]
    const one = { ...ordine(1, [fase('banchi', 0, 6, { passato })]), peso: 3 }
    const risk = simulate([one], none, { runs: 4000 })
    // Three of ten end twenty days after day 5: fifteen days late.
    expect(risk.ordini[0]?.probabilita).toBeCloseTo(0.3, 1)
    expect(risk.ordini[0]?.attesi).toBeCloseTo(4.5, 0)
    expect(risk.ordini[0]?.causa).toBe('banchi')
    expect(risk.attesi).toBeCloseTo(3 * (risk.ordini[0]?.attesi ?? 0), 9)
  })

  test('hands on what is beyond the slack; what is known to be late already at once', () => {
    const glass = fase('vetro', 0, 5, { passato: [4] })
    const benches = (da: number) => fase('banchi', da, da + 1, { waits: [0] })
    const endOf = (fasi: SimulatedFase[]) => simulate([ordine(1, fasi)], none).ordini[0]?.ottoSuDieci
    expect(endOf([glass, benches(9)])).toBe(TODAY + 9)
    expect(endOf([glass, benches(7)])).toBe(TODAY + 9)
    expect(endOf([fase('vetro', 0, 8), benches(5)])).toBe(TODAY + 8)
  })

  test('without a date nobody is late', () => {
    const { ordini, attesi } = simulate([ordine(1, [fase('banchi', 0, 400)], null), ordine(2, [])], none)
    expect(ordini).toMatchObject([{ ordine: 1, probabilita: null, attesi: 0 }])
    expect(attesi).toBe(0)
    expect(simulate([], none)).toEqual({ ordini: [], attesi: 0, ottoSuDieci: 0, inRitardo: 0 })
  })

  test('what shares a week has its bad days together: as many on average, more at once', () => {
    const passato = [0, 10]
    const plan = Array.from({ length: 40 }, (_, n) => ordine(n, [fase('banchi', 4, 8, { passato })], 9))
    const [apart, together] = [simulate(plan, none, { runs: 4000 }), simulate(plan, () => 0.9, { runs: 4000 })]
    expect(together.attesi / apart.attesi).toBeGreaterThan(0.9)
    expect(together.attesi / apart.attesi).toBeLessThan(1.1)
    // Twenty of forty on average: apart that is nearly always so, together it is often none and often nearly all.
    expect(apart.ottoSuDieci / apart.attesi).toBeLessThan(1.2)
    expect(together.ottoSuDieci / apart.ottoSuDieci).toBeGreaterThan(1.4)
  })

  test('by the seed the same again, whatever the order of the rows and whoever else is there', () => {
    const days = fc.integer({ min: 0, max: 30 })
    const order = fc.record({
      peso: fc.integer({ min: 0, max: 1000 }),
      consegna: fc.option(days),
      da: days,
      length: fc.integer({ min: 1, max: 9 }),
      passato: fc.option(fc.array(fc.integer({ min: -5, max: 15 }), { minLength: 1, maxLength: 9 })),
    })
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 8 }), fc.nat(), (rows, seme) => {
        const plan = rows.map(({ peso, consegna, da, length, passato }, n) => {
          const past = passato && [...passato].sort((a, b) => a - b)
          const first = fase('legno', da, da + 2, { passato: past })
          const second = fase('banchi', da + 2, da + 2 + length, { passato: past, waits: [0] })
          return { ...ordine(n, [first, second], consegna), peso }
        })
        const options = { seme, runs: 60 }
        const risk = simulate(plan, () => 0.5, options)
        expect(simulate(plan, () => 0.5, options)).toEqual(risk)
        const back = simulate([...plan].reverse(), () => 0.5, options)
        expect([...back.ordini].reverse()).toEqual(risk.ordini)
        expect(simulate(plan.slice(0, 1), () => 0.5, options).ordini[0]).toEqual(risk.ordini[0])
        const sum = risk.ordini.reduce((all, { attesi, ordine: own }) => all + attesi * (plan[own]?.peso ?? 0), 0)
        expect(risk.attesi).toBeCloseTo(sum, 6)
        for (const { probabilita, ottoSuDieci } of risk.ordini) {
          expect(probabilita ?? 0).toBeGreaterThanOrEqual(0)
          expect(probabilita ?? 0).toBeLessThanOrEqual(1)
          expect(Number.isFinite(ottoSuDieci)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})
