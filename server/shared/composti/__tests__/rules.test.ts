import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resizedComposto, withMisura } from '../change.ts'
import {
  compostoErrors,
  type Misure,
  partsOf,
  type Riquadro,
  SPECCHIATURA_MIN,
  SPECCHIATURE_MAX,
  TAGLI_MAX,
} from '../rules.ts'
import { SCHEMI_COMPOSTI, specchiatureOfSchema } from '../schemi.ts'

const box = (x: number, y: number, larghezza: number, altezza: number): Riquadro => ({ x, y, larghezza, altezza })
const whole = { larghezza: 1200, altezza: 1400 }
const messages = (specchiature: readonly Riquadro[], of: Misure | null = whole) =>
  compostoErrors(specchiature, of).map(({ index, message }) => `${index === null ? '' : `${index}: `}${message}`)

/** Cuts a box in random places, at most so many times inside each other. */
function cut(random: () => number, frame: Riquadro, depth: number): Riquadro[] {
  const beside = random() < 0.5
  const length = beside ? frame.larghezza : frame.altezza
  if (depth === 0 || length < 2 * SPECCHIATURA_MIN || random() < 0.25) return [frame]
  const first = SPECCHIATURA_MIN + Math.floor(random() * (length - 2 * SPECCHIATURA_MIN + 1))
  const [a, b] = beside
    ? [
        { ...frame, larghezza: first },
        { ...frame, x: frame.x + first, larghezza: length - first },
      ]
    : [
        { ...frame, altezza: first },
        { ...frame, y: frame.y + first, altezza: length - first },
      ]
  return [...cut(random, a, depth - 1), ...cut(random, b, depth - 1)]
}

/** Any element: its measures and the fields that random cuts make of it. */
const element = fc
  .record({
    larghezza: fc.integer({ min: 200, max: 8000 }),
    altezza: fc.integer({ min: 200, max: 4000 }),
    numbers: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 40, maxLength: 40 }),
  })
  .map(({ larghezza, altezza, numbers }) => {
    let next = 0
    const random = () => {
      next += 1
      return numbers[next % numbers.length] ?? 0
    }
    return { misure: { larghezza, altezza }, specchiature: cut(random, box(0, 0, larghezza, altezza), TAGLI_MAX) }
  })
  .filter(({ specchiature }) => specchiature.length > 1 && specchiature.length <= SPECCHIATURE_MAX)

const area = (specchiature: readonly Misure[]) =>
  specchiature.reduce((sum, one) => sum + one.larghezza * one.altezza, 0)

describe('what is refused', () => {
  const halves = [box(0, 0, 600, 1400), box(600, 0, 600, 1400)]
  test('a simple window and two halves are right', () => {
    expect(messages([])).toEqual([])
    expect(messages(halves)).toEqual([])
  })
  test.each([
    [[box(0, 0, 1200, 1400)], 'Un elemento composto ha almeno due specchiature.'],
    [
      [box(0, 0, 600, 1400), box(600, 0, 590, 1400)],
      'Le specchiature non riempiono l’elemento: a 1190 mm da sinistra e 0 mm dall’alto restano 10 × 1.400 mm.',
    ],
    [[box(0, 0, 600, 1400), box(600, 0, 650, 1400)], '1: Arriva a 1250 mm, l’elemento è largo 1200 mm.'],
    [[box(0, 0, 1200, 400), box(0, 400, 1200, 1010)], '1: Arriva a 1410 mm, l’elemento è alto 1400 mm.'],
    [[box(0, 0, 650, 1400), box(600, 0, 600, 1400)], '1: Copre la specchiatura 1 per 50 × 1.400 mm.'],
    [
      [
        box(0, 0, 800, 400),
        box(800, 0, 400, 1000),
        box(400, 1000, 800, 400),
        box(0, 400, 400, 1000),
        box(400, 400, 400, 600),
      ],
      'Le specchiature si dividono con tagli da parte a parte: queste si incastrano.',
    ],
  ])('%j', (specchiature, message) => {
    expect(messages(specchiature)).toEqual([message])
  })
  test('without measures, too many, too deep', () => {
    expect(messages(halves, null)).toEqual([
      'Un elemento composto ha le sue misure: scrivi larghezza e altezza della riga.',
    ])
    const many = Array.from({ length: SPECCHIATURE_MAX + 1 }, (_, n) => box(n * 100, 0, 100, 1400))
    expect(messages(many, { larghezza: 2100, altezza: 1400 })).toEqual([
      `Un elemento composto ha al massimo ${SPECCHIATURE_MAX} specchiature.`,
    ])
    const deep = [
      box(0, 0, 100, 1000),
      box(100, 0, 900, 100),
      box(100, 100, 100, 900),
      box(200, 100, 800, 100),
      box(200, 200, 100, 800),
      box(300, 200, 700, 800),
    ]
    expect(messages(deep, { larghezza: 1000, altezza: 1000 })).toEqual([
      `I tagli si annidano al massimo ${TAGLI_MAX} volte.`,
    ])
  })
})

describe('any element', () => {
  test('its fields fill it exactly, and are read back as cuts', () => {
    fc.assert(
      fc.property(element, ({ misure, specchiature }) => {
        expect(messages(specchiature, misure)).toEqual([])
        expect(area(specchiature)).toBe(misure.larghezza * misure.altezza)
        expect(partsOf(specchiature)).not.toBeNull()
      }),
    )
  })
  test('a field that is moved, made larger or left out is told', () => {
    fc.assert(
      fc.property(element, fc.nat(), fc.integer({ min: 1, max: 90 }), ({ misure, specchiature }, at, by) => {
        const index = at % specchiature.length
        const changed = (change: (one: Riquadro) => Riquadro) =>
          specchiature.map((one, place) => (place === index ? change(one) : one))
        expect(
          messages(
            changed((one) => ({ ...one, x: one.x + by })),
            misure,
          ),
        ).not.toEqual([])
        expect(
          messages(
            changed((one) => ({ ...one, altezza: one.altezza + by })),
            misure,
          ),
        ).not.toEqual([])
        expect(
          messages(
            changed((one) => ({ ...one, larghezza: one.larghezza - by })),
            misure,
          ),
        ).not.toEqual([])
        expect(
          messages(
            specchiature.filter((_, place) => place !== index),
            misure,
          ),
        ).not.toEqual([])
      }),
    )
  })
  test('a field that gets another measure moves a mullion: the whole stays as it is', () => {
    fc.assert(
      fc.property(
        element,
        fc.nat(),
        fc.constantFrom<keyof Misure>('larghezza', 'altezza'),
        fc.integer({ min: 50, max: 8000 }),
        ({ misure, specchiature }, at, side, value) => {
          const index = at % specchiature.length
          const next = withMisura(specchiature, index, side, value)
          if (!next) return
          expect(next[index]?.[side]).toBe(value)
          expect(compostoErrors(next, misure).filter(({ message }) => !message.startsWith('I tagli'))).toEqual([])
        },
      ),
    )
  })
  test('other measures of the whole: the fields fill it again', () => {
    fc.assert(
      fc.property(
        element,
        fc.integer({ min: 200, max: 9000 }),
        fc.integer({ min: 200, max: 9000 }),
        (one, width, height) => {
          const misure = { larghezza: width, altezza: height }
          const next = resizedComposto(one.specchiature, misure)
          if (next) expect(messages(next, misure)).toEqual([])
          expect(resizedComposto(one.specchiature, one.misure)).toEqual(one.specchiature)
        },
      ),
    )
  })
})

test('a side light keeps its width where the whole grows, the parts of a grid stay equal', () => {
  const door = [box(0, 0, 400, 2100), box(400, 0, 900, 2100)]
  expect(resizedComposto(door, { larghezza: 1500, altezza: 2200 })).toEqual([
    box(0, 0, 400, 2200),
    box(400, 0, 1100, 2200),
  ])
  expect(resizedComposto(door, { larghezza: 450, altezza: 2200 })).toBeNull()
  const grid = [box(0, 0, 500, 500), box(500, 0, 500, 500), box(0, 500, 500, 500), box(500, 500, 500, 500)]
  expect(resizedComposto(grid, { larghezza: 1201, altezza: 1000 })?.map(({ larghezza }) => larghezza)).toEqual([
    601, 600, 601, 600,
  ])
})

test('the mullion of a grid moves over all its rows, the last field moves the one before it', () => {
  const grid = [box(0, 0, 500, 500), box(500, 0, 500, 500), box(0, 500, 500, 500), box(500, 500, 500, 500)]
  const wider = [box(0, 0, 600, 500), box(600, 0, 400, 500), box(0, 500, 600, 500), box(600, 500, 400, 500)]
  expect(withMisura(grid, 0, 'larghezza', 600)).toEqual(wider)
  expect(withMisura(grid, 3, 'larghezza', 400)).toEqual(wider)
  expect(withMisura(grid, 0, 'larghezza', 950)).toBeNull()
  expect(withMisura([box(0, 0, 600, 1400), box(600, 0, 600, 1400)], 0, 'altezza', 900)).toBeNull()
})

describe('schemes', () => {
  test.each(SCHEMI_COMPOSTI)('%s fills any whole', (schema) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9000 }),
        fc.integer({ min: 100, max: 9000 }),
        fc.record({ columns: fc.integer({ min: 2, max: 5 }), rows: fc.integer({ min: 1, max: 4 }) }),
        (larghezza, altezza, grid) => {
          const specchiature = specchiatureOfSchema(schema, { larghezza, altezza }, grid)
          if (specchiature) expect(messages(specchiature, { larghezza, altezza })).toEqual([])
          else expect(Math.min(larghezza, altezza)).toBeLessThan(600)
        },
      ),
    )
  })
  test('what opens in a door with two side lights is in the middle', () => {
    expect(specchiatureOfSchema('dueLaterali', { larghezza: 2000, altezza: 2200 })).toEqual([
      { ...box(0, 0, 400, 2200), fissa: true },
      { ...box(400, 0, 1200, 2200), fissa: false },
      { ...box(1600, 0, 400, 2200), fissa: true },
    ])
  })
})
