import { expect, test } from 'vitest'
import { rereadUnless } from '../rereadUnless.ts'

const url = (search: string) => new URL(`/posta${search}`, 'http://x')

test.each([
  ['?mail=1', '', false],
  ['', '?mail=1', false],
  ['?a=1&mail=1', '?mail=2&a=1', false],
  ['?mail=1', '?mail=1', true],
  ['?mail=1', '?a=1', true],
  ['?a=1', '?a=2', true],
  ['?mail=1&tab=a', '?tab=b', false],
])('from %j to %j: %s', (from, a, wait) => {
  const rereads = rereadUnless('mail', 'tab')({ currentUrl: url(from), nextUrl: url(a), defaultShouldRevalidate: true })
  expect(rereads).toBe(wait)
})
