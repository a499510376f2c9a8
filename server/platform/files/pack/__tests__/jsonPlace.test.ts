import { expect, test } from 'vitest'
import { jsonPlace } from '../jsonPlace.ts'

const text = `{
  "formato": "x",
  "famiglie": [
    { "nome": "A \\"{", "opzioni": [] },
    { "nome": "B", "opzioni": [{"nome": "V", "valori": [1, -2.5e3, true, null]}] }
  ],
  "dopo": {"a": {"b": "c"}}
}`

test.each([
  [[], 1, 1],
  [['formato'], 2, 14],
  [['famiglie'], 3, 15],
  [['famiglie', 0], 4, 5],
  [['famiglie', 0, 'nome'], 4, 15],
  [['famiglie', 1, 'opzioni', 0, 'valori', 1], 5, 60],
  [['famiglie', 1, 'opzioni', 0, 'valori', 3], 5, 74],
  [['dopo', 'a', 'b'], 7, 23],
  // What is not there: as far as it goes.
  [['famiglie', 1, 'manca'], 5, 5],
  [['famiglie', 9], 3, 15],
  [['formato', 'sotto'], 2, 14],
] as const)('%j', (path, riga, column) => {
  expect(jsonPlace(text, path)).toEqual({ riga, colonna: column })
})

test('of a key that stands twice the last, as JSON.parse takes it', () => {
  expect(jsonPlace('{"a": 1,\n"a": 2}', ['a'])).toEqual({ riga: 2, colonna: 6 })
})
