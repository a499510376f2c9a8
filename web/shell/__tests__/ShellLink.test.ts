import { expect, test } from 'vitest'
import { internalRoute } from '../ShellLink.tsx'

test.each([
  ['/preventivi/#/vincoli', '/preventivi/', '/vincoli'],
  ['/preventivi/#/vincoli', '/preventivi', '/vincoli'],
  ['/preventivi/#', '/preventivi/', '/'],
  ['/preventivi/#/', '/', null],
  ['/', '/', null],
  ['/#/', '/', '/'],
  ['/materiali', '/materiali', null],
])('%s from %s', (href, page, expected) => {
  expect(internalRoute(href, page)).toBe(expected)
})
