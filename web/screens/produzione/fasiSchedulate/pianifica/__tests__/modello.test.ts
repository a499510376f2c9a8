import { expect, test } from 'vitest'
import { nomePredefinito, perBanchi, quotaDi } from '../modello.ts'

test.each<[string | null, string | null, string]>([
  ['2026-11-23', '2026-11-29', '23-11-2026 - 29-11-2026 banchi'],
  ['2026-11-23', null, '23-11-2026 banchi'],
  [null, null, 'banchi'],
])('from %s to %s: %s', (da, a, nome) => {
  expect(nomePredefinito(da, a)).toBe(nome)
})

test('the workstations to begin with', () => {
  const nomi = ['Banco 1', 'Linea macchine', 'Super Banco', 'banco']
  expect(nomi.filter((postazione) => perBanchi({ pk: 1, postazione }))).toEqual(['Banco 1', 'Super Banco'])
})

test('what a bench has: the free time and that of the orders, in equal parts', () => {
  expect(quotaDi(600, 1000, 4)).toBe(400)
  expect(quotaDi(0, 1001, 2)).toBe(500)
  expect(quotaDi(null, 1000, 4)).toBeNull()
  expect(quotaDi(600, 1000, 0)).toBeNull()
})
