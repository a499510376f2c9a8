import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '../../schedulazione/engine/ricerca/example.ts'
import { readDay } from '../../schedulazione/engine/time.ts'
import { calibrazioneOf, learnedShift, luckBand, type PromessaOutcome } from '../calibrazione.ts'

const TODAY = readDay('2026-11-28') as number

/** A promise of the past, of an order of its own. */
const told = (who: number, different: Partial<PromessaOutcome> = {}): PromessaOutcome => {
  const due = TODAY - 10
  return {
    chi: who,
    giorno: due,
    fattaIl: 0,
    probabilita: 0.8,
    giornoOtto: due,
    pronto: due,
    senzaEsito: false,
    ...different,
  }
}

/** Some that were kept, and some that came days late. */
const some = (kept: number, late: number, days = 3) =>
  Array.from({ length: kept + late }, (_, n) => told(n + 1, { pronto: TODAY - 10 + (n < kept ? 0 : days) }))

describe('the band of luck', () => {
  test('is the binomial one where all have the same probability', () => {
    // Of twenty at 80 %: P(X ≤ 12) = 3.2 %, P(X ≤ 13) = 8.7 %, P(X ≥ 20) = 1.2 %, P(X ≥ 19) = 6.9 %.
    expect(luckBand(Array.from({ length: 20 }, () => 0.8))).toEqual({ da: 13, a: 19 })
    expect(luckBand([])).toEqual({ da: 0, a: 0 })
    expect(luckBand([1, 1, 1])).toEqual({ da: 3, a: 3 })
    expect(luckBand([0, 0])).toEqual({ da: 0, a: 0 })
  })

  test('holds what happens nine of ten times, whatever the probabilities', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (probabilities, seme) => {
          const { da, a } = luckBand(probabilities)
          const chance = createChance(seme)
          const counts = Array.from(
            { length: 400 },
            () => probabilities.filter((probability) => chance() < probability).length,
          )
          const within = counts.filter((count) => count >= da && count <= a).length
          expect(da).toBeLessThanOrEqual(a)
          // 90 % at least, less four deviations of 400 draws.
          expect(within).toBeGreaterThan(400 * 0.9 - 4 * Math.sqrt(400 * 0.09))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('what is said of the promises at 80 %', () => {
  test('nothing before ten of them are over', () => {
    expect(calibrazioneOf([], TODAY)).toMatchObject({ giudizio: 'attende', mesi: [], livelli: [], aperte: 0 })
    expect(calibrazioneOf(some(9, 0), TODAY).giudizio).toBe('attende')
  })

  test('they hold, they are too early, they could be earlier, or it may be luck', () => {
    expect(calibrazioneOf(some(8, 2), TODAY).giudizio).toBe('tiene')
    expect(calibrazioneOf(some(10, 0), TODAY).giudizio).toBe('caso')
    expect(calibrazioneOf(some(20, 20), TODAY).giudizio).toBe('strette')
    expect(calibrazioneOf(some(40, 0), TODAY).giudizio).toBe('larghe')
  })

  test('by month of the promised day', () => {
    const october = some(3, 1).map((one) => ({ ...one, giorno: readDay('2026-10-05') as number }))
    const { mesi, totale } = calibrazioneOf([...october, told(50)], TODAY)
    expect(mesi.map(({ mese, promesse, mantenute }) => [mese, promesse, mantenute])).toEqual([
      ['2026-10', 4, 0],
      ['2026-11', 1, 1],
    ])
    expect(totale).toMatchObject({ promesse: 5, mantenute: 1 })
  })

  test('the same day told twice is one promise; another day is another', () => {
    const again = told(1, { fattaIl: 5, probabilita: 0.99 })
    expect(calibrazioneOf([again, told(1), told(1, { giorno: TODAY - 4 })], TODAY).totale.promesse).toBe(2)
  })

  test('what is not over, not known or told without a probability is counted apart', () => {
    const rows = [
      told(1, { giorno: TODAY, pronto: null }),
      told(2, { pronto: null, senzaEsito: true }),
      told(3, { probabilita: null }),
      told(4, { pronto: null }),
    ]
    expect(calibrazioneOf(rows, TODAY)).toMatchObject({
      aperte: 1,
      senzaEsito: 1,
      senzaProbabilita: 1,
      totale: { promesse: 1, mantenute: 0 },
    })
  })

  test('each level against what it promised', () => {
    const rows = [told(1, { probabilita: 0.3 }), told(2, { probabilita: 0.9 }), told(3, { probabilita: 1 })]
    const { livelli } = calibrazioneOf(rows, TODAY)
    expect(livelli.map(({ da, a, promesse }) => [da, a, promesse])).toEqual([
      [0, 0.5, 1],
      [0.85, 0.95, 1],
      [0.95, 1, 1],
    ])
  })
})

describe('the margins are learned again', () => {
  test('not from few, not while they hold, not from what may be luck', () => {
    expect(learnedShift(some(0, 19), TODAY)).toEqual({ correzione: 0, casi: 19 })
    expect(learnedShift(some(16, 4), TODAY)).toEqual({ correzione: 0, casi: 20 })
    expect(learnedShift(some(14, 6), TODAY)).toEqual({ correzione: 0, casi: 20 })
  })

  test('so that eight of ten would have held, later or earlier', () => {
    expect(learnedShift(some(10, 30, 4), TODAY)).toEqual({ correzione: 4, casi: 40 })
    const early = some(40, 0).map((one, n) => ({ ...one, pronto: one.giorno - (n % 10) }))
    expect(learnedShift(early, TODAY).correzione).toBe(-2)
  })

  test('what is not ready is late by today at least; what is not over says nothing', () => {
    const open = some(0, 30).map((one) => ({ ...one, pronto: null }))
    expect(learnedShift(open, TODAY)).toEqual({ correzione: 10, casi: 30 })
    const early = some(30, 0).map((one) => ({ ...one, giornoOtto: TODAY, pronto: TODAY - 5 }))
    expect(learnedShift(early, TODAY)).toEqual({ correzione: 0, casi: 0 })
  })

  test('dates that are moved so hold in eight of ten cases', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 9 }), (seme, usual) => {
        const chance = createChance(seme)
        const lateness = () => Math.round(usual * -Math.log(1 - chance())) - 1
        const past = Array.from({ length: 400 }, (_, n) =>
          told(n + 1, { giorno: TODAY - 90, giornoOtto: TODAY - 90, pronto: TODAY - 90 + lateness() }),
        )
        const { correzione } = learnedShift(past, TODAY)
        const kept = past.filter(({ pronto, giorno }) => (pronto ?? 0) <= giorno + correzione).length / past.length
        // No fewer; whole days make it more where they are coarse.
        expect(kept).toBeGreaterThanOrEqual(0.75)
        const before =
          past.filter(({ pronto, giorno }) => (pronto ?? 0) <= giorno + correzione - 1).length / past.length
        if (correzione !== 0) expect(before).toBeLessThan(0.8)
      }),
      { numRuns: 60 },
    )
  })
})
