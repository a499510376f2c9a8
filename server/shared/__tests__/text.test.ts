import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server-test/cpu.ts'
import { isBlankHtml, trimEndOf, trimOf, withoutTags } from '../text.ts'

test('trims as the regular expressions would', () => {
  const text = fc.string({ unit: fc.constantFrom('/', ' ', '\t', '\n', 'a', '.'), maxLength: 12 })
  fc.assert(
    fc.property(text, (given) => {
      expect(trimEndOf(given, '/')).toBe(given.replace(/\/+$/, ''))
      expect(trimOf(given, ' \t\n')).toBe(given.replace(/^[ \t\n]+|[ \t\n]+$/g, ''))
    }),
  )
})

test('html without its tags', () => {
  expect(withoutTags('<p class="a">uno<br> due</p>')).toBe('uno due')
  expect([isBlankHtml('<p><br></p>&nbsp;'), isBlankHtml('<p>a</p>'), isBlankHtml('<img src="/x">')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('a megabyte made to be slow', () => {
  const MEGABYTE = 1_000_000
  test.each([
    ['slashes', () => trimEndOf(`${'/'.repeat(MEGABYTE)}a`, '/')],
    ['blanks', () => trimOf(`a${' '.repeat(MEGABYTE)}a`, ' \t')],
    ['only blanks', () => trimOf(' '.repeat(MEGABYTE), ' \t')],
    ['tags that never close', () => withoutTags('<'.repeat(MEGABYTE))],
    ['an html of blanks', () => isBlankHtml(`${' '.repeat(MEGABYTE)}a`)],
  ])('%s', (_what, work) => {
    expect(cpuMs(work)).toBeLessThan(1000)
  })
})
