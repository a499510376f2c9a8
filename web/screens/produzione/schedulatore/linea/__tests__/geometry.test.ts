import { describe, expect, test } from 'vitest'
import { addCivilDays } from '../../time.ts'
import { arcoOf, DAY_WIDTH, dayAt, layoutOf, scrollFor, startAt, windowDays, xOf, ZOOM } from '../geometry.ts'

const arco = arcoOf('2026-11-21')

describe('sizes and range of the timeline', () => {
  test.each([
    ['2026-11-21', '2026-09-21', '2027-08-22'],
    ['2026-12-31', '2026-10-31', '2027-10-01'],
    ['2027-05-31', '2027-03-31', '2028-03-01'],
    ['2028-02-29', '2027-12-29', '2028-11-30'],
  ])('on %s it runs from %s until before %s', (oggi, inizio, fine) => {
    expect(arcoOf(oggi)).toMatchObject({ inizio, fine })
  })
  test.each([null, 'larga', 3, 'toString', {}])('what a device remembers as %s is the usual layout', (remembered) => {
    expect(layoutOf(remembered).densita).toBe('compatta')
  })
  test('a day at the day zoom is 13 columns of 15 px', () => {
    expect(DAY_WIDTH.giorno).toBe(195)
  })
})

test.each([
  ['2026-09-21 00:00:00', 0],
  ['2026-09-21 07:59:00', 0],
  ['2026-09-21 08:00:00', 0],
  ['2026-09-21 09:00:00', 15],
  ['2026-09-21 12:30:00', 67.5],
  ['2026-09-21 21:00:00', 195],
  ['2026-09-21 23:59:00', 195],
  ['2026-09-22', 195],
  ['2026-09-20', -195],
])('%s stands at %d px', (istante, x) => {
  expect(xOf(istante, arco, 'giorno')).toBeCloseTo(x)
})

test.each(ZOOM)('the day at the beginning of each day is that day (%s)', (zoom) => {
  for (let index = 0; index < arco.giorni; index++) {
    const giorno = addCivilDays(arco.inizio, index)
    expect(dayAt(xOf(giorno, arco, zoom), arco, zoom)).toBe(giorno)
    expect(startAt(xOf(giorno, arco, zoom), arco, zoom, true)).toBe(`${giorno} 00`)
  }
})

test.each([
  [0, false, '2026-09-21 08'],
  [16, false, '2026-09-21 09'],
  [180, false, '2026-09-21 20'],
  [190, false, '2026-09-22 08'],
  [-500, false, '2026-09-21 08'],
  [90, true, '2026-09-21 00'],
  [100, true, '2026-09-22 00'],
])('dropping at %d px (days: %s) means %s', (x, aGiorni, inizio) => {
  expect(startAt(x, arco, 'giorno', aGiorni).slice(0, 10)).toBe(inizio.slice(0, 10))
  if (x >= 0) expect(startAt(x, arco, 'giorno', aGiorni)).toBe(inizio)
})

describe('only what is on screen is drawn', () => {
  test.each(ZOOM)('the window covers the screen wherever it is scrolled (%s)', (zoom) => {
    const giorno = DAY_WIDTH[zoom]
    for (let x = 0; x + 900 <= arco.giorni * giorno; x += 137) {
      const { da, a, bordo } = windowDays(x, 900, arco, zoom)
      expect(bordo * giorno).toBeGreaterThan(x)
      expect((bordo - da) * giorno).toBeLessThanOrEqual(900)
      expect(da * giorno).toBeLessThanOrEqual(x)
      expect(a * giorno).toBeGreaterThanOrEqual(x + 900)
      expect((a - da) * giorno).toBeLessThanOrEqual(900 * 2.5 + 4 * giorno)
    }
  })
  test('a small scroll keeps the same window', () => {
    const prima = windowDays(9000, 900, arco, 'giorno')
    expect(windowDays(9060, 900, arco, 'giorno')).toEqual(prima)
  })
  test('the scroll for a day shows it', () => {
    const x = scrollFor('2026-12-01', arco, 'giorno', 900)
    const { da, a } = windowDays(x, 900, arco, 'giorno')
    expect(da).toBeLessThan(71)
    expect(a).toBeGreaterThan(71)
    expect(scrollFor('2026-01-01', arco, 'giorno', 900)).toBe(0)
  })
})
