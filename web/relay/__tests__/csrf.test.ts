import { expect, test } from 'vitest'
import { readBrowserCookie } from '../csrf.ts'

test.each([
  ['csrftoken=abc; sessionid=1', 'csrftoken', 'abc'],
  ['a=1; csrftoken=x%3Dy=z', 'csrftoken', 'x=y=z'],
  ['xcsrftoken=no', 'csrftoken', ''],
  ['', 'csrftoken', ''],
])('cookie of %j', (cookies, name, expected) => {
  expect(readBrowserCookie(cookies, name)).toBe(expected)
})
