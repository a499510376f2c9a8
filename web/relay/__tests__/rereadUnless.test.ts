import { expect, test } from 'vitest'
import { rereadUnless } from '../rereadUnless.ts'

const url = (ricerca: string) => new URL(`/posta${ricerca}`, 'http://x')

test.each([
  ['?mail=1', '', false],
  ['', '?mail=1', false],
  ['?a=1&mail=1', '?mail=2&a=1', false],
  ['?mail=1', '?mail=1', true],
  ['?mail=1', '?a=1', true],
  ['?a=1', '?a=2', true],
  ['?mail=1&tab=a', '?tab=b', false],
])('from %j to %j: %s', (da, a, attesa) => {
  const rilegge = rereadUnless('mail', 'tab')({ currentUrl: url(da), nextUrl: url(a), defaultShouldRevalidate: true })
  expect(rilegge).toBe(attesa)
})
