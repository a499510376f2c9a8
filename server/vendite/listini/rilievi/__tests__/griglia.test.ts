import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedIntervals } from '../../../vincoli/misure/rules.ts'
import { isAllowedMisura } from '../../../vincoli/rules.ts'
import { isFeasibleCella, rilieviGriglia } from '../rules.ts'

const NO_LIMITS = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const MAX = 24
const mm = fc.integer({ min: 1, max: MAX })
const range = fc.tuple(mm, mm).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const vincolo = fc.tuple(range, range).map(([[altezzaMin, altezzaMax], [larghezzaMin, larghezzaMax]]) => ({
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
}))
const sides = fc.uniqueArray(mm, { minLength: 1, maxLength: 4 }).map((all) => all.sort((a, b) => a - b))
const griglia = fc.tuple(sides, sides).chain(([altezze, larghezze]) =>
  fc
    .array(
      fc.array(fc.option(fc.constant(100), { nil: null, freq: 2 }), {
        minLength: larghezze.length,
        maxLength: larghezze.length,
      }),
      { minLength: altezze.length, maxLength: altezze.length },
    )
    .map((prezzi) => ({ altezze, larghezze, prezzi })),
)

describe('gaps of a grid', () => {
  test('each size is told of when it can be made and has no price, each cell when it has one for nothing', () => {
    fc.assert(
      fc.property(fc.array(vincolo, { maxLength: 3 }), griglia, (vincoli, grid) => {
        const areas = allowedIntervals(NO_LIMITS, vincoli)
        const found = rilieviGriglia(areas, grid)
        const place = (misure: number[], size: number) => misure.findIndex((one) => one >= size)
        const made = new Set<string>()
        for (let height = 1; height <= MAX + 1; height++) {
          for (let width = 1; width <= MAX + 1; width++) {
            const [row, column] = [place(grid.altezze, height), place(grid.larghezze, width)]
            const price = grid.prezzi[row]?.[column] ?? null
            const feasible = isAllowedMisura(NO_LIMITS, vincoli, height, width)
            if (feasible) made.add(`${row} ${column}`)
            const within = found.filter(
              ({ codice, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }) =>
                codice === 'SENZA_PREZZO' &&
                altezzaMin <= height &&
                height <= altezzaMax &&
                larghezzaMin <= width &&
                width <= larghezzaMax,
            )
            expect(within.length).toBe(feasible && price === null ? 1 : 0)
          }
        }
        for (const [row, height] of grid.altezze.entries()) {
          for (const [column, width] of grid.larghezze.entries()) {
            expect(isFeasibleCella(areas, grid, row, column)).toBe(made.has(`${row} ${column}`))
            const useless = found.some(
              ({ codice, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }) =>
                codice === 'NON_FATTIBILE' &&
                altezzaMin <= height &&
                height <= altezzaMax &&
                larghezzaMin <= width &&
                width <= larghezzaMax,
            )
            expect(useless).toBe((grid.prezzi[row]?.[column] ?? null) !== null && !made.has(`${row} ${column}`))
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('in words', () => {
    const areas = [{ altezzaMin: 400, altezzaMax: 2400, larghezzaMin: 300, larghezzaMax: 1500 }]
    const grid = {
      altezze: [1000, 2200],
      larghezze: [200, 1000, 1500],
      prezzi: [
        [9, 10, null],
        [9, 12, 14],
      ],
    }
    expect(rilieviGriglia(areas, grid).map(({ messaggio }) => messaggio)).toEqual([
      'Si può fare e non ha prezzo: altezze da 400 a 1.000 mm, larghezze da 1.001 a 1.500 mm.',
      'Si può fare e non ha prezzo: altezze da 2.201 a 2.400 mm, larghezze da 300 a 1.500 mm.',
      'Ha un prezzo e non si può fare: altezze da 1 a 2.200 mm, larghezze da 1 a 200 mm.',
    ])
  })
})
