import { expect, test } from 'vitest'
import { keptUntil, keptWords, notErasableReason } from '../rules.ts'

test.each([
  [['2024-03-01', '2025-05-05', null], '2035-12-31'],
  [['2024-12-31', null, null], '2034-12-31'],
  [[null, null, '2026-01-01'], '2036-12-31'],
])('documents of an order of %j are kept until %s', (days, last) => expect(keptUntil(days)).toBe(last))

test('open orders are named, five at most', () => {
  expect(notErasableReason([])).toBeNull()
  expect(notErasableReason(['12'])).toBe('L’ordine 12 è aperto: chiudilo, poi i dati si possono cancellare.')
  expect(notErasableReason(['1', '2', '3', '4', '5', '6', '7'])).toBe(
    'Gli ordini 1, 2, 3, 4, 5 e altri 2 sono aperti: chiudili, poi i dati si possono cancellare.',
  )
})

test('what stays is told with its day', () => {
  expect(keptWords(null)).toBe('')
  expect(keptWords('2035-12-31')).toMatch(/^Fino al 31-12-2035 restano/)
})
