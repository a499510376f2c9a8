import { expect, test } from 'vitest'
import { usesInWords } from '../uses.ts'

const uso = (quanti: number, nomi: string[] = []) => ({ quanti, nomi, singolare: 'riga', plurale: 'righe' })

test.each([
  [[], null],
  [[uso(0)], null],
  [[uso(1, ['26/0001'])], '1 riga (26/0001)'],
  [[uso(0), uso(2)], '2 righe'],
  [[uso(9, ['a', 'b', 'c', 'd', 'e', 'f']), uso(1)], '9 righe (a, b, c, d, e …) e 1 riga'],
  [[uso(1), uso(1), uso(1)], '1 riga, 1 riga e 1 riga'],
])('%j', (usi, attese) => {
  expect(usesInWords(usi)).toBe(attese)
})
