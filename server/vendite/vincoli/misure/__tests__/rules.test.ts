import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllowedMisura, type LimitsOfTipo, type VincoloMisure } from '../../rules.ts'
import { allowedIntervals, nearMisure } from '../rules.ts'

const free: LimitsOfTipo = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const v = (altezzaMin: number, altezzaMax: number, larghezzaMin: number, larghezzaMax: number): VincoloMisure => ({
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
})

describe('allowedIntervals', () => {
  test('the first range wins where two overlap, gaps stay empty', () => {
    expect(allowedIntervals(free, [v(900, 1400, 450, 1000), v(400, 1000, 400, 1200), v(1500, 1600, 5, 6)])).toEqual([
      v(400, 1000, 400, 1200),
      v(1001, 1400, 450, 1000),
      v(1500, 1600, 5, 6),
    ])
  })
  test('a range inside an earlier one does not show; what continues it does', () => {
    expect(allowedIntervals(free, [v(1, 10, 1, 5), v(3, 4, 1, 99)])).toEqual([v(1, 10, 1, 5)])
    expect(allowedIntervals(free, [v(1, 10, 1, 5), v(8, 20, 1, 5)])).toEqual([v(1, 20, 1, 5)])
  })
  test('the bounds of the type', () => {
    const one = [v(100, 200, 10, 20), v(300, 400, 30, 40)]
    expect(allowedIntervals({ ...free, altezzaMin: 150, altezzaMax: 350 }, one)).toEqual([
      v(150, 200, 10, 20),
      v(300, 350, 30, 40),
    ])
    expect(allowedIntervals({ ...free, larghezzaMin: 1, larghezzaMax: 2 }, one)).toEqual([v(100, 400, 1, 2)])
    expect(allowedIntervals({ altezzaMin: 5, altezzaMax: 6, larghezzaMin: 7, larghezzaMax: 8 }, one)).toEqual([
      v(5, 6, 7, 8),
    ])
    expect(allowedIntervals({ altezzaMin: 5, altezzaMax: 6, larghezzaMin: 7, larghezzaMax: 8 }, [])).toEqual([])
  })
})

describe('nearMisure', () => {
  const vincoli = [v(400, 1000, 400, 1200), v(1500, 2000, 600, 800)]
  test('nothing to say about a feasible size, nor where nothing is sold', () => {
    expect(nearMisure(free, vincoli, 400, 1200)).toEqual([])
    expect(nearMisure(free, [], 400, 1200)).toEqual([])
    expect(nearMisure(free, vincoli, Number.NaN, 1200)).toEqual([])
  })
  test('in a gap of heights: the nearest, which keeps the width', () => {
    expect(nearMisure(free, vincoli, 1100, 700)).toEqual([{ altezza: 1000, larghezza: 700, distance: 100 }])
  })
  test('too wide for the height: nearest of all, same height, same width, by distance', () => {
    expect(nearMisure(free, vincoli, 1500, 1200)).toEqual([
      { altezza: 1500, larghezza: 800, distance: 400 },
      { altezza: 1000, larghezza: 1200, distance: 500 },
    ])
    expect(nearMisure(free, vincoli, 300, 1300)).toEqual([
      { altezza: 400, larghezza: 1200, distance: Math.hypot(100, 100) },
    ])
  })
})

// Small numbers: ranges meet, overlap and shadow each other often.
const interval = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
const vincolo = fc
  .tuple(interval, interval, fc.integer({ min: 1, max: 99 }))
  .map(([[a, from], [l, dl], id]): VincoloMisure => ({ id, ...v(a, a + from, l, l + dl) }))
const limit = fc.option(interval, { nil: null })
const tipo = fc.tuple(limit, limit, fc.boolean()).map(
  ([a, l, unpaired]): LimitsOfTipo => ({
    altezzaMin: a?.[0] ?? null,
    altezzaMax: a && !unpaired ? a[0] + a[1] : null,
    larghezzaMin: l?.[0] ?? null,
    larghezzaMax: l && l[0] + l[1],
  }),
)
const vincoli = fc.array(vincolo, { maxLength: 7 })
const misura = fc.integer({ min: -5, max: 95 })

describe('properties', () => {
  test('the areas are exactly the feasible sizes, and share no height', () => {
    fc.assert(
      fc.property(tipo, vincoli, misura, misura, (t, vs, altezza, larghezza) => {
        const aree = allowedIntervals(t, vs)
        const inside = aree.filter(
          (a) =>
            a.altezzaMin <= altezza &&
            altezza <= a.altezzaMax &&
            a.larghezzaMin <= larghezza &&
            larghezza <= a.larghezzaMax,
        )
        expect(inside.length === 1).toBe(isAllowedMisura(t, vs, altezza, larghezza))
        for (const [i, area] of aree.entries()) {
          expect(area.altezzaMin).toBeLessThanOrEqual(area.altezzaMax)
          const before = aree[i - 1]
          if (before) expect(before.altezzaMax).toBeLessThan(area.altezzaMin)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('advised sizes are feasible, distinct, at most three, sorted; no feasible size is nearer than the first', () => {
    fc.assert(
      fc.property(tipo, vincoli, misura, misura, fc.array(fc.tuple(misura, misura)), (t, vs, alt, lar, others) => {
        const nearOnes = nearMisure(t, vs, alt, lar)
        expect(nearOnes.length).toBeLessThanOrEqual(3)
        for (const [i, m] of nearOnes.entries()) {
          expect(isAllowedMisura(t, vs, m.altezza, m.larghezza)).toBe(true)
          expect(m.distance).toBeCloseTo(Math.hypot(m.altezza - alt, m.larghezza - lar))
          expect(m.distance).toBeGreaterThanOrEqual(nearOnes[i - 1]?.distance ?? 0)
        }
        expect(new Set(nearOnes.map((m) => `${m.altezza}x${m.larghezza}`)).size).toBe(nearOnes.length)
        if (isAllowedMisura(t, vs, alt, lar)) return
        for (const [a, l] of [
          ...others,
          ...others.map(([a]) => [a, lar] as const),
          ...others.map(([, l]) => [alt, l] as const),
        ]) {
          if (!isAllowedMisura(t, vs, a, l)) continue
          const distance = Math.hypot(a - alt, l - lar)
          expect(nearOnes[0]?.distance).toBeLessThanOrEqual(distance)
          if (a === alt) expect(nearOnes.find((m) => m.altezza === alt)?.distance).toBeLessThanOrEqual(distance)
          if (l === lar) expect(nearOnes.find((m) => m.larghezza === lar)?.distance).toBeLessThanOrEqual(distance)
        }
      }),
      { numRuns: 500 },
    )
  })
})
