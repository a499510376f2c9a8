import { expect, test } from 'vitest'
import { readTime, stepTime } from '../times.ts'

test.each([
  ['8', '08:00'],
  ['12', '12:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8:30', '08:30'],
  ['8.05', '08:05'],
  ['17,45', '17:45'],
  [' 7 15 ', '07:15'],
  ['24', null],
  ['860', null],
  ['8:5', null],
  ['08:30:00', null],
  ['-1', null],
  ['', null],
  ['otto', null],
])('%j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('arrows go to the next quarter, within the day', () => {
  expect(stepTime('08:07', 1)).toBe('08:15')
  expect(stepTime('08:15', -1)).toBe('08:00')
  expect(stepTime('23:50', 1)).toBe('23:45')
  expect(stepTime('00:00', -1)).toBe('00:00')
  expect(stepTime('', 1)).toBe('08:00')
})
