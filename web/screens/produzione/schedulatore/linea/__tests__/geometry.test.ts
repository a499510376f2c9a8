import { describe, expect, test } from 'vitest'
import { addCivilDays } from '../../time.ts'
import { DAY_WIDTH, dayAt, layoutOf, scrollFor, spanOf, startAt, windowDays, xOf, ZOOM } from '../geometry.ts'

const span = spanOf('2026-11-21')

describe('sizes and range of the timeline', () => {
  test.each([
    ['2026-11-21', '2026-09-21', '2027-08-22'],
    ['2026-12-31', '2026-10-31', '2027-10-01'],
    ['2027-05-31', '2027-03-31', '2028-03-01'],
    ['2028-02-29', '2027-12-29', '2028-11-30'],
  ])('on %s it runs from %s until before %s', (today, inizio, fine) => {
    expect(spanOf(today)).toMatchObject({ inizio, fine })
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
])('%s stands at %d px', (instant, x) => {
  expect(xOf(instant, span, 'giorno')).toBeCloseTo(x)
})

test.each(ZOOM)('the day at the beginning of each day is that day (%s)', (zoom) => {
  for (let index = 0; index < span.days; index++) {
    const day = addCivilDays(span.inizio, index)
    expect(dayAt(xOf(day, span, zoom), span, zoom)).toBe(day)
    expect(startAt(xOf(day, span, zoom), span, zoom, true)).toBe(`${day} 00`)
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
])('dropping at %d px (days: %s) means %s', (x, inDays, inizio) => {
  expect(startAt(x, span, 'giorno', inDays).slice(0, 10)).toBe(inizio.slice(0, 10))
  if (x >= 0) expect(startAt(x, span, 'giorno', inDays)).toBe(inizio)
})

describe('only what is on screen is drawn', () => {
  test.each(ZOOM)('the window covers the screen wherever it is scrolled (%s)', (zoom) => {
    const day = DAY_WIDTH[zoom]
    for (let x = 0; x + 900 <= span.days * day; x += 137) {
      const { da, a, bordo } = windowDays(x, 900, span, zoom)
      expect(bordo * day).toBeGreaterThan(x)
      expect((bordo - da) * day).toBeLessThanOrEqual(900)
      expect(da * day).toBeLessThanOrEqual(x)
      expect(a * day).toBeGreaterThanOrEqual(x + 900)
      expect((a - da) * day).toBeLessThanOrEqual(900 * 2.5 + 4 * day)
    }
  })
  test('a small scroll keeps the same window', () => {
    const before = windowDays(9000, 900, span, 'giorno')
    expect(windowDays(9060, 900, span, 'giorno')).toEqual(before)
  })
  test('the scroll for a day shows it', () => {
    const x = scrollFor('2026-12-01', span, 'giorno', 900)
    const { da, a } = windowDays(x, 900, span, 'giorno')
    expect(da).toBeLessThan(71)
    expect(a).toBeGreaterThan(71)
    expect(scrollFor('2026-01-01', span, 'giorno', 900)).toBe(0)
  })
})
