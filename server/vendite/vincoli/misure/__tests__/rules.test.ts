import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllowedMisura, type LimitiTipo, type VincoloMisure } from '../../rules.ts'
import { allowedIntervalli, nearMisure } from '../rules.ts'

const libero: LimitiTipo = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const v = (altezzaMin: number, altezzaMax: number, larghezzaMin: number, larghezzaMax: number): VincoloMisure => ({
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
})

describe('intervalliAmmessi', () => {
  test('the first range wins where two overlap, gaps stay empty', () => {
    expect(allowedIntervalli(libero, [v(900, 1400, 450, 1000), v(400, 1000, 400, 1200), v(1500, 1600, 5, 6)])).toEqual([
      v(400, 1000, 400, 1200),
      v(1001, 1400, 450, 1000),
      v(1500, 1600, 5, 6),
    ])
  })
  test('a range inside an earlier one does not show; what continues it does', () => {
    expect(allowedIntervalli(libero, [v(1, 10, 1, 5), v(3, 4, 1, 99)])).toEqual([v(1, 10, 1, 5)])
    expect(allowedIntervalli(libero, [v(1, 10, 1, 5), v(8, 20, 1, 5)])).toEqual([v(1, 20, 1, 5)])
  })
  test('the bounds of the type', () => {
    const uno = [v(100, 200, 10, 20), v(300, 400, 30, 40)]
    expect(allowedIntervalli({ ...libero, altezzaMin: 150, altezzaMax: 350 }, uno)).toEqual([
      v(150, 200, 10, 20),
      v(300, 350, 30, 40),
    ])
    expect(allowedIntervalli({ ...libero, larghezzaMin: 1, larghezzaMax: 2 }, uno)).toEqual([v(100, 400, 1, 2)])
    expect(allowedIntervalli({ altezzaMin: 5, altezzaMax: 6, larghezzaMin: 7, larghezzaMax: 8 }, uno)).toEqual([
      v(5, 6, 7, 8),
    ])
    expect(allowedIntervalli({ altezzaMin: 5, altezzaMax: 6, larghezzaMin: 7, larghezzaMax: 8 }, [])).toEqual([])
  })
})

describe('misureVicine', () => {
  const vincoli = [v(400, 1000, 400, 1200), v(1500, 2000, 600, 800)]
  test('nothing to say about a feasible size, nor where nothing is sold', () => {
    expect(nearMisure(libero, vincoli, 400, 1200)).toEqual([])
    expect(nearMisure(libero, [], 400, 1200)).toEqual([])
    expect(nearMisure(libero, vincoli, Number.NaN, 1200)).toEqual([])
  })
  test('in a gap of heights: the nearest, which keeps the width', () => {
    expect(nearMisure(libero, vincoli, 1100, 700)).toEqual([{ altezza: 1000, larghezza: 700, distanza: 100 }])
  })
  test('too wide for the height: nearest of all, same height, same width, by distance', () => {
    expect(nearMisure(libero, vincoli, 1500, 1200)).toEqual([
      { altezza: 1500, larghezza: 800, distanza: 400 },
      { altezza: 1000, larghezza: 1200, distanza: 500 },
    ])
    expect(nearMisure(libero, vincoli, 300, 1300)).toEqual([
      { altezza: 400, larghezza: 1200, distanza: Math.hypot(100, 100) },
    ])
  })
})

// Small numbers: ranges meet, overlap and shadow each other often.
const intervallo = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
const vincolo = fc
  .tuple(intervallo, intervallo, fc.integer({ min: 1, max: 99 }))
  .map(([[a, da], [l, dl], id]): VincoloMisure => ({ id, ...v(a, a + da, l, l + dl) }))
const limite = fc.option(intervallo, { nil: null })
const tipo = fc.tuple(limite, limite, fc.boolean()).map(
  ([a, l, spaiato]): LimitiTipo => ({
    altezzaMin: a?.[0] ?? null,
    altezzaMax: a && !spaiato ? a[0] + a[1] : null,
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
        const aree = allowedIntervalli(t, vs)
        const dentro = aree.filter(
          (a) =>
            a.altezzaMin <= altezza &&
            altezza <= a.altezzaMax &&
            a.larghezzaMin <= larghezza &&
            larghezza <= a.larghezzaMax,
        )
        expect(dentro.length === 1).toBe(isAllowedMisura(t, vs, altezza, larghezza))
        for (const [i, area] of aree.entries()) {
          expect(area.altezzaMin).toBeLessThanOrEqual(area.altezzaMax)
          const prima = aree[i - 1]
          if (prima) expect(prima.altezzaMax).toBeLessThan(area.altezzaMin)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('advised sizes are feasible, distinct, at most three, sorted; no feasible size is nearer than the first', () => {
    fc.assert(
      fc.property(tipo, vincoli, misura, misura, fc.array(fc.tuple(misura, misura)), (t, vs, alt, lar, altre) => {
        const vicine = nearMisure(t, vs, alt, lar)
        expect(vicine.length).toBeLessThanOrEqual(3)
        for (const [i, m] of vicine.entries()) {
          expect(isAllowedMisura(t, vs, m.altezza, m.larghezza)).toBe(true)
          expect(m.distanza).toBeCloseTo(Math.hypot(m.altezza - alt, m.larghezza - lar))
          expect(m.distanza).toBeGreaterThanOrEqual(vicine[i - 1]?.distanza ?? 0)
        }
        expect(new Set(vicine.map((m) => `${m.altezza}x${m.larghezza}`)).size).toBe(vicine.length)
        if (isAllowedMisura(t, vs, alt, lar)) return
        for (const [a, l] of [
          ...altre,
          ...altre.map(([a]) => [a, lar] as const),
          ...altre.map(([, l]) => [alt, l] as const),
        ]) {
          if (!isAllowedMisura(t, vs, a, l)) continue
          const distanza = Math.hypot(a - alt, l - lar)
          expect(vicine[0]?.distanza).toBeLessThanOrEqual(distanza)
          if (a === alt) expect(vicine.find((m) => m.altezza === alt)?.distanza).toBeLessThanOrEqual(distanza)
          if (l === lar) expect(vicine.find((m) => m.larghezza === lar)?.distanza).toBeLessThanOrEqual(distanza)
        }
      }),
      { numRuns: 500 },
    )
  })
})
