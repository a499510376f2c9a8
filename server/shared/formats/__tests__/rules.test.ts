import { describe, expect, test } from 'vitest'
import {
  escapeHtml,
  formatCount,
  formatDate,
  formatDateTime,
  formatEuro,
  formatExactPercentage,
  formatInteger,
  formatMm,
  formatPercentage,
  formatSize,
  formatTime,
  isoDate,
  isoInstant,
} from '../formats.ts'

describe('dates', () => {
  test.each([
    ['2026-03-09', '09-03-2026'],
    ['2026-01-31T23:30:00Z', '01-02-2026'],
    [new Date('2026-07-31T22:30:00Z'), '01-08-2026'],
    ['', ''],
    [null, ''],
    ['non una data', ''],
  ])('formatDate(%s) = %s', (data, expected) => expect(formatDate(data)).toBe(expected))

  test('hours follow summer and winter time', () => {
    expect(formatTime('2026-07-01T10:05:00Z')).toBe('12:05')
    expect(formatTime('2026-12-01T10:05:00Z')).toBe('11:05')
    expect(formatTime('2026-12-01T23:00:00Z')).toBe('00:00')
  })

  test('instants', () => {
    expect(formatDateTime('2026-12-01T23:05:59Z')).toBe('02-12-2026 00:05')
    expect(isoInstant('2026-12-01T23:05:59Z')).toBe('2026-12-02 00:05:59')
    expect(isoDate('2026-12-01T23:05:59Z')).toBe('2026-12-02')
    expect([formatDateTime(null), isoInstant(undefined), isoDate('')]).toEqual(['', '', ''])
  })
})

describe('numbers', () => {
  test('thousands also in four figures', () => {
    expect(formatInteger(1200)).toBe('1.200')
    expect(formatMm(1500)).toBe('1.500 mm')
    expect(formatMm(900)).toBe('900 mm')
    expect(formatSize(1200, 1450)).toBe('1.200 × 1.450 mm')
  })
  test('money', () => {
    expect(formatEuro(1234.5)).toBe('1.234,50 €')
    expect(formatEuro('1234567.05')).toBe('1.234.567,05 €')
    expect([formatPercentage(12.5), formatPercentage('10.00')]).toEqual(['12,5 %', '10 %'])
    expect([formatExactPercentage(100), formatExactPercentage(1.7)]).toEqual(['100,00 %', '1,70 %'])
  })
  test('singular and plural', () => {
    expect(formatCount(1, 'serramento', 'serramenti')).toBe('1 serramento')
    expect(formatCount(0, 'serramento', 'serramenti')).toBe('0 serramenti')
  })
})

test('escapeHtml', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})
