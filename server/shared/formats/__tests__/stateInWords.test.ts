import { expect, test } from 'vitest'
import { stateInWords } from '../formats.ts'

test.each([
  ['DA_FARE', 'Da fare'],
  ['IN_RITARDO', 'In ritardo'],
  ['ARRIVATO', 'Arrivato'],
  // What is no code stays: names that people gave, short signs.
  ['In produzione', 'In produzione'],
  ['Prodotto CE', 'Prodotto CE'],
  ['CE', 'CE'],
  ['', ''],
])('%s is read as %s', (state, words) => {
  expect(stateInWords(state)).toBe(words)
})
