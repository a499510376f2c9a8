import { expect, test } from 'vitest'
import { countPezzi, excessiveQuoteReason, quoteNotice, sumQuote, unitaPezzi } from '../rules.ts'

const quote = (...values: number[]) => values.map((quota) => ({ quota }))

test('shares are summed in hundredths, without the errors of floating point', () => {
  expect(sumQuote(quote(33.33, 33.33, 33.34))).toBe(100)
  expect(sumQuote(quote(0.1, 0.2))).toBe(0.3)
})

test('more than the whole is refused, less is warned of, none at all is silent', () => {
  expect(excessiveQuoteReason('banchi', quote(60, 40.01))).toBe(
    'Le quote di banchi fanno 100,01 %: non possono superare 100.',
  )
  expect(excessiveQuoteReason('banchi', quote(60, 40))).toBeNull()
  expect(quoteNotice('banchi', quote(60, 30))).toBe(
    'Le quote di banchi fanno 90 %: il resto del tempo non è di nessuna lavorazione.',
  )
  expect(quoteNotice('banchi', quote(100))).toBeNull()
  expect(quoteNotice('banchi', [])).toBeNull()
})

test('pieces by their names', () => {
  expect(unitaPezzi('numero')).toBe('Telai')
  expect(unitaPezzi('n_vetri')).toBe('Vetri')
  expect([countPezzi(1, 'ante'), countPezzi(12, 'ante'), countPezzi(1, 'numero')]).toEqual([
    '1 Anta',
    '12 Ante',
    '1 Telaio',
  ])
})
