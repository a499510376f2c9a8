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
const window: SerramentoDrawing = { disegno: 'BATTENTE', ante: 1, senso: 'SINISTRA', larghezza: 800, altezza: 1400 }

const draw = (changed: Partial<SerramentoDrawing>) => drawSerramento({ ...window, ...changed })
const dashes = (svg: string) => svg.match(/stroke-dasharray/g)?.length ?? 0
/** The x of the base and of the vertex of the first opening triangle. */
function triangle(svg: string): { base: number; vertice: number } {
  const [, base, vertex] =
    /<path d="M([\d.]+) [\d.]+L([\d.]+) [\d.]+L[\d.]+ [\d.]+" fill="none" [^>]*dasharray/.exec(svg) ?? []
  return { base: Number(base), vertice: Number(vertex) }
}

describe('proportions', () => {
  test.each([
    [800, 1400],
    [2400, 600],
    [1000, 1000],
  ])('%i x %i', (larghezza, altezza) => {
    const [, w, h] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(draw({ larghezza, altezza })) ?? []
    const border = 2 * Math.max(larghezza, altezza) * 0.015
    expect([Number(w), Number(h)]).toEqual([larghezza + border, altezza + border])
  })
})

describe('opening sense', () => {
  test('the base of the triangle is on the hinges', () => {
    const left = triangle(draw({ senso: 'SINISTRA' }))
    const right = triangle(draw({ senso: 'DESTRA' }))
    expect(left.base).toBeLessThan(left.vertice)
    expect(right.base).toBeGreaterThan(right.vertice)
    expect(left.base + right.base).toBeCloseTo(800)
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
  ])('%j has %i dashed marks', (changed, count) => expect(dashes(draw(changed))).toBe(count))
})

test('an opening that nobody has said is neither one of the openings nor a fixed pane', () => {
  const unsaid = draw({ senso: null })
  expect(unsaid).not.toBe(draw({ senso: 'FISSA' }))
  expect(unsaid).not.toBe(draw({ senso: 'SINISTRA' }))
  expect(draw({ disegno: 'SCORREVOLE', senso: null })).toBe(draw({ disegno: 'SCORREVOLE', senso: 'SCORREVOLE' }))
})

describe('texts', () => {
  test('dimension lines only when asked', () => {
    expect(draw({ quote: true })).toContain('>1.400 mm</text>')
    expect(draw({ quote: true })).toContain('>800 mm</text>')
    expect(draw({})).not.toContain('<text')
  })
  test('the title names the picture and cannot break out', () => {
    expect(draw({ titolo: 'Finestra "A" <b>' })).toContain('role="img" aria-label="Finestra &quot;A&quot; &lt;b&gt;"')
    expect(draw({})).toContain('aria-hidden="true"')
    expect(draw({ colore: 'red" onload="x' })).not.toContain('onload="')
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
      (drawing, direction, ante, larghezza, altezza, quote) => {
        const svg = drawSerramento({ disegno: drawing, senso: direction, ante, larghezza, altezza, quote })
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
        expect(svg).toContain('<path')
        expect(svg).not.toMatch(/\b(id|style|class|href|on\w+|url)\s*[=(]|<script|NaN|undefined|Infinity/)
        expect(svg.match(/<(path|text|svg)\b/g)?.length).toBe((svg.match(/\/>|<\/(text|svg)>/g) ?? []).length)
      },
    ),
    { numRuns: 500 },
  )
})

describe('a composed element', () => {
  const door: SerramentoDrawing = {
    ...window,
    larghezza: 1300,
    altezza: 2100,
    specchiature: [
      { x: 0, y: 0, larghezza: 400, altezza: 2100, disegno: 'BATTENTE', ante: 1, senso: 'FISSA' },
      { x: 400, y: 0, larghezza: 900, altezza: 2100, disegno: 'PORTA', ante: 1, senso: 'DESTRA' },
    ],
  }
  test('each field is the window that it is, in its place', () => {
    const svg = drawSerramento(door)
    expect([...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">/g)].map(([, x, y]) => [x, y])).toEqual([
      ['0', '0'],
      ['400', '0'],
    ])
    const [, alone = ''] = /<svg[^>]*>(.*)<\/svg>/.exec(draw({ ...door.specchiature?.[1] })) ?? []
    expect(svg).toContain(alone)
  })
  test('its lengths stand between the mullions, and the whole outside them; a side of one piece has its own alone', () => {
    const texts = [...drawSerramento({ ...door, quote: true }).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(texts).toEqual(['1.300 mm', '2.100 mm', '400', '900'])
  })
  test('no fields: as ever', () => {
    expect(draw({ specchiature: [], quote: true })).toBe(draw({ quote: true }))
  })
})
