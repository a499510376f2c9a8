import { expect, test } from 'vitest'
import { stationNames } from '../stationNames.ts'

test.each([
  [[], ''],
  [['Vetratura'], 'Vetratura'],
  [['Banco 1', 'Banco 2', 'Banco 3', 'Imballo'], 'Banco 1–3, Imballo'],
  [['Banco 1', 'Banco 3', 'Banco 4'], 'Banco 1, Banco 3–4'],
  [['Banco 2', 'Linea 3'], 'Banco 2, Linea 3'],
  [['Banco 09', 'Banco 10'], 'Banco 9–10'],
  [['7', '8'], '7, 8'],
])('%j is told as %j', (names, told) => {
  expect(stationNames(names)).toBe(told)
})
