import { expect, test } from 'vitest'
import { usesInWords } from '../uses.ts'

const usage = (count: number, names: string[] = []) => ({
  count,
  names,
  singolare: 'riga',
  plurale: 'righe',
})

test.each([
  [[], null],
  [[usage(0)], null],
  [[usage(1, ['26/0001'])], '1 riga (26/0001)'],
  [[usage(0), usage(2)], '2 righe'],
  [[usage(9, ['a', 'b', 'c', 'd', 'e', 'f']), usage(1)], '9 righe (a, b, c, d, e …) e 1 riga'],
  [[usage(1), usage(1), usage(1)], '1 riga, 1 riga e 1 riga'],
])('%j', (uses, waits) => {
  expect(usesInWords(uses)).toBe(waits)
})
