import { expect, test } from 'vitest'
import { commonDetails, ownDetails } from '../rules.ts'

const window = (vetro: string, apertura = 'Fissa') =>
  [
    ['Famiglia', 'Duo 92'],
    ['Vetro', vetro],
    ['Apertura', apertura],
  ] as const

test('what all windows have is told once, what is of each stays with it', () => {
  const windows = [window('Triplo'), window('Triplo', 'A ribalta')]
  const common = commonDetails(windows)
  expect(common).toEqual([
    ['Famiglia', 'Duo 92'],
    ['Vetro', 'Triplo'],
  ])
  expect(windows.map((one) => ownDetails(one, common))).toEqual([[['Apertura', 'Fissa']], [['Apertura', 'A ribalta']]])
})

test('nothing is common to one window, nor what one of them has otherwise or not at all', () => {
  expect(commonDetails([])).toEqual([])
  expect(commonDetails([window('Triplo')])).toEqual([])
  expect(commonDetails([window('Triplo'), window('Doppio')])).toEqual([['Famiglia', 'Duo 92']])
  expect(commonDetails([window('Triplo'), [['Famiglia', 'Duo 92']]])).toEqual([['Famiglia', 'Duo 92']])
  expect(commonDetails([window('Triplo'), []])).toEqual([])
})
