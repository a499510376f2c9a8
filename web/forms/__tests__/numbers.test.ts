import { expect, test } from 'vitest'
import { readTypedNumber, writeTypedNumber } from '../numbers.ts'

test.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['1.500,25', 1500.25],
  ['12.345.678', 12_345_678],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0,000', 0],
  ['-3', -3],
  [' 1 200 ', 1200],
  ['', null],
  ['   ', null],
])('%j is %j', (text, expected) => {
  expect(readTypedNumber(text)).toBe(expected)
})

test.each(['abc', '1,2,3', '1..5', '12.34,5.6', '1e9', '∞', '--1', '1,'])('%j is no number', (text) => {
  expect(readTypedNumber(text)).toBeNaN()
})

test('a number is written as it can be read back', () => {
  for (const numero of [0, 1, 1500, -20, 1234567, 12.5, 0.125])
    expect(readTypedNumber(writeTypedNumber(numero))).toBe(numero)
  expect(writeTypedNumber(null)).toBe('')
  expect(writeTypedNumber(Number.NaN)).toBe('')
})
