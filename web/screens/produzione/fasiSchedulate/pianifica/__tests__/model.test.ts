import { expect, test } from 'vitest'
import { byBanchi, defaultName, quotaOf } from '../model.ts'

test.each<[string | null, string | null, string]>([
  ['2026-11-23', '2026-11-29', '23-11-2026 - 29-11-2026 banchi'],
  ['2026-11-23', null, '23-11-2026 banchi'],
  [null, null, 'banchi'],
])('from %s to %s: %s', (from, a, name) => {
  expect(defaultName(from, a)).toBe(name)
})

test('the workstations to begin with', () => {
  const names = ['Banco 1', 'Linea macchine', 'Super Banco', 'banco']
  expect(names.filter((postazione) => byBanchi({ pk: 1, postazione }))).toEqual(['Banco 1', 'Super Banco'])
})

test('what a bench has: the free time and that of the orders, in equal parts', () => {
  expect(quotaOf(600, 1000, 4)).toBe(400)
  expect(quotaOf(0, 1001, 2)).toBe(500)
  expect(quotaOf(null, 1000, 4)).toBeNull()
  expect(quotaOf(600, 1000, 0)).toBeNull()
})
