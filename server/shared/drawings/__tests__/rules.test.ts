import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawingShape, drawSerramento, type OpeningSense, type SerramentoDrawing } from '../drawings.ts'

const FORME: DrawingShape[] = ['BATTENTE', 'PORTA', 'SCORREVOLE', 'VASISTAS', 'ARCO', 'TONDO', 'LIBERA']
const SENSI: OpeningSense[] = [
  'SINISTRA',
  'DESTRA',
  'RIBALTA',
  'ANTA_RIBALTA_SINISTRA',
  'ANTA_RIBALTA_DESTRA',
  'SCORREVOLE',
  'FISSA',
]
const finestra: SerramentoDrawing = { disegno: 'BATTENTE', ante: 1, senso: 'SINISTRA', larghezza: 800, altezza: 1400 }

const disegna = (cambiato: Partial<SerramentoDrawing>) => drawSerramento({ ...finestra, ...cambiato })
const tratteggi = (svg: string) => svg.match(/stroke-dasharray/g)?.length ?? 0
/** The x of the base and of the vertex of the first opening triangle. */
function triangolo(svg: string): { base: number; vertice: number } {
  const [, base, vertice] =
    /<path d="M([\d.]+) [\d.]+L([\d.]+) [\d.]+L[\d.]+ [\d.]+" fill="none" [^>]*dasharray/.exec(svg) ?? []
  return { base: Number(base), vertice: Number(vertice) }
}

describe('proportions', () => {
  test.each([
    [800, 1400],
    [2400, 600],
    [1000, 1000],
  ])('%i x %i', (larghezza, altezza) => {
    const [, w, h] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(disegna({ larghezza, altezza })) ?? []
    const bordo = 2 * Math.max(larghezza, altezza) * 0.015
    expect([Number(w), Number(h)]).toEqual([larghezza + bordo, altezza + bordo])
  })
})

describe('opening sense', () => {
  test('the base of the triangle is on the hinges', () => {
    const sinistra = triangolo(disegna({ senso: 'SINISTRA' }))
    const destra = triangolo(disegna({ senso: 'DESTRA' }))
    expect(sinistra.base).toBeLessThan(sinistra.vertice)
    expect(destra.base).toBeGreaterThan(destra.vertice)
    expect(sinistra.base + destra.base).toBeCloseTo(800)
  })
  test.each<[Partial<SerramentoDrawing>, number]>([
    [{ senso: 'SINISTRA' }, 1],
    [{ senso: 'FISSA' }, 0],
    [{ senso: 'RIBALTA' }, 1],
    [{ senso: 'ANTA_RIBALTA_DESTRA' }, 2],
    [{ ante: 2 }, 2],
    [{ ante: 2, senso: 'ANTA_RIBALTA_SINISTRA' }, 3],
    [{ ante: 3 }, 3],
    [{ disegno: 'VASISTAS' }, 1],
    [{ disegno: 'SCORREVOLE', senso: 'SCORREVOLE', ante: 2 }, 0],
    [{ disegno: 'TONDO', senso: 'RIBALTA' }, 1],
    [{ disegno: 'TONDO', senso: 'FISSA' }, 0],
    [{ ante: 2, senso: null }, 0],
    [{ disegno: 'VASISTAS', senso: null }, 1],
    [{ disegno: 'TONDO', senso: null }, 0],
  ])('%j has %i dashed marks', (cambiato, quanti) => expect(tratteggi(disegna(cambiato))).toBe(quanti))
})

test('an opening that nobody has said is neither one of the openings nor a fixed pane', () => {
  const unsaid = disegna({ senso: null })
  expect(unsaid).not.toBe(disegna({ senso: 'FISSA' }))
  expect(unsaid).not.toBe(disegna({ senso: 'SINISTRA' }))
  expect(disegna({ disegno: 'SCORREVOLE', senso: null })).toBe(disegna({ disegno: 'SCORREVOLE', senso: 'SCORREVOLE' }))
})

describe('texts', () => {
  test('dimension lines only when asked', () => {
    expect(disegna({ quote: true })).toContain('>1.400 mm</text>')
    expect(disegna({ quote: true })).toContain('>800 mm</text>')
    expect(disegna({})).not.toContain('<text')
  })
  test('the title names the picture and cannot break out', () => {
    expect(disegna({ titolo: 'Finestra "A" <b>' })).toContain(
      'role="img" aria-label="Finestra &quot;A&quot; &lt;b&gt;"',
    )
    expect(disegna({})).toContain('aria-hidden="true"')
    expect(disegna({ colore: 'red" onload="x' })).not.toContain('onload="')
  })
})

test('every shape, opening and measure gives a complete picture without ids, styles, scripts or references', () => {
  const misura = fc.oneof(fc.integer({ min: -10, max: 200_000 }), fc.constantFrom(Number.NaN, Infinity, 0))
  fc.assert(
    fc.property(
      fc.constantFrom(...FORME),
      fc.constantFrom(...SENSI),
      fc.integer({ min: -1, max: 9 }),
      misura,
      misura,
      fc.boolean(),
      (disegno, senso, ante, larghezza, altezza, quote) => {
        const svg = drawSerramento({ disegno, senso, ante, larghezza, altezza, quote })
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
        expect(svg).toContain('<path')
        expect(svg).not.toMatch(/\b(id|style|class|href|on\w+|url)\s*[=(]|<script|NaN|undefined|Infinity/)
        expect(svg.match(/<(path|text|svg)\b/g)?.length).toBe((svg.match(/\/>|<\/(text|svg)>/g) ?? []).length)
      },
    ),
    { numRuns: 500 },
  )
})
