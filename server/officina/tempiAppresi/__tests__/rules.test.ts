import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsOf, observedOf, propostaOf } from '../rules.ts'

test('median and quartiles leave out what lies more than 1.5 interquartile ranges beyond', () => {
  expect(observedOf([10, 11, 12, 13, 14])).toEqual({
    ordini: 5,
    esclusi: 0,
    mediana: 12,
    primoQuartile: 11,
    terzoQuartile: 13,
  })
  // Quartiles 11.25 and 13.75: 17.5 is the end.
  expect(limitsOf([10, 11, 12, 13, 14, 100]).max).toBeCloseTo(17.5)
  expect(observedOf([100, 10, 11, 12, 13, 14])).toMatchObject({ ordini: 5, esclusi: 1, mediana: 12 })
  expect(observedOf([7])).toMatchObject({ ordini: 1, esclusi: 0, mediana: 7, primoQuartile: 7, terzoQuartile: 7 })
})

test('nothing is proposed under five orders, and never less than a minute', () => {
  expect(propostaOf({ ordini: 4, mediana: 12 })).toBeNull()
  expect(propostaOf({ ordini: 5, mediana: 12.5 })).toBe(13)
  expect(propostaOf({ ordini: 5, mediana: 0.2 })).toBe(1)
})

test('the median lies between the quartiles, and they among the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (values) => {
        const { ordini, esclusi, mediana, primoQuartile, terzoQuartile } = observedOf(values)
        expect(ordini + esclusi).toBe(values.length)
        expect(ordini).toBeGreaterThan(0)
        expect(primoQuartile).toBeLessThanOrEqual(mediana)
        expect(mediana).toBeLessThanOrEqual(terzoQuartile)
        expect(primoQuartile).toBeGreaterThanOrEqual(Math.min(...values))
        expect(terzoQuartile).toBeLessThanOrEqual(Math.max(...values))
      },
    ),
  )
})
