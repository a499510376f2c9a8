import { expect, test } from 'vitest'
import { dayOfCell, numberOfCell, readCellDay, readCellNumber, textOfCell } from '../cell.ts'

test.each([
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1234.5', 1234.5],
  ['0.125', 0.125],
  ['1.234', 1234],
  ['12.345.678,9', 12_345_678.9],
  ['-3', -3],
  ['€ 1.000', 1000],
  ['40 %', 40],
  ['1,2,3', Number.NaN],
  ['1.23.4', Number.NaN],
  ['1e3', Number.NaN],
  ['#N/D', Number.NaN],
])('the number %s', (text, expected) => {
  expect(readCellNumber(text)).toBe(expected)
})

test.each([
  ['02/11/2026', '2026-11-02'],
  ['2-11-2026', '2026-11-02'],
  ['02.11.2026', '2026-11-02'],
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T00:00:00', '2026-11-02'],
  ['02/11/2026 08:30', '2026-11-02'],
  ['31/02/2026', null],
  ['11/2026', null],
  ['02/11/26', null],
  ['ieri', null],
])('the day %s', (text, expected) => {
  expect(readCellDay(text)).toBe(expected)
})

test('cells', () => {
  expect(textOfCell(815_551_234)).toBe('815551234')
  expect(textOfCell({ giorno: '2026-11-02' })).toBe('02/11/2026')
  expect(textOfCell(null)).toBe('')
  expect(numberOfCell(812.5000000000001)).toBe(812.5)
  expect(numberOfCell('')).toBeNull()
  expect(numberOfCell({ giorno: '2026-11-02' })).toBeNaN()
  expect(dayOfCell(46_328)).toBe('2026-11-02')
  expect(dayOfCell('')).toBeNull()
  expect(dayOfCell('domani')).toBeUndefined()
  expect(dayOfCell(true)).toBeUndefined()
})
