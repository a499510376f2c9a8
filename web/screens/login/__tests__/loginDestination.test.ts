import { expect, test } from 'vitest'
import { afterPin, loginDestination } from '../loginDestination.ts'

test.each([
  [null, '', '/'],
  ['', '', '/'],
  ['/preventivi/', '', '/preventivi/'],
  ['/preventivi/', '#/12', '/preventivi/#/12'],
  ['/preventivi/#/vincoli', '#/12', '/preventivi/#/vincoli'],
  ['/preventivi/?a=1', '', '/preventivi/?a=1'],
  ['//evil.example', '', '/'],
  ['/\\evil.example', '', '/'],
  ['/\t/evil.example', '', '/'],
  ['https://evil.example/', '', '/'],
  ['javascript:alert(1)', '', '/'],
  ['preventivi', '', '/'],
  ['/login?next=/login', '', '/'],
])('%j with %j goes to %j', (next, hash, wait) => {
  expect(loginDestination(next, hash, 'https://serramenti.example')).toBe(wait)
})

/** What the browser would open is another site, whatever it is spelt like. */
test.each([
  '/.//evil.example/phish',
  '/..//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/.\\/evil.example',
  '/./\\evil.example',
  '/.\t//evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\\\evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '//evil.example@serramenti.example',
  '//serramenti.example@evil.example',
  '//[::1]/',
  '/%09/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/;@evil.example',
  '/:80//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'data:text/html,x',
  '/login/..//evil.example',
])('%j never leaves the site', (next) => {
  const origin = 'https://serramenti.example'
  const where = loginDestination(next, '', origin)
  expect(where).toMatch(/^\/(?![/\\])/)
  expect(new URL(where, `${origin}/login`).origin).toBe(origin)
})

test.each([
  ['?next=%2Fplanner%2F', '#/ordini/7/pezzo?riga=2', '/planner/#/ordini/7/pezzo?riga=2'],
  ['', '', '/planner/#/operatore'],
  ['?next=%2F', '', '/planner/#/operatore'],
  // The code that linked the device.
  ['', '#DEMO-DEMO-DEMO', '/planner/#/operatore'],
  ['?next=%2F%2Fevil.example', '#/ordini/7/pezzo', '/'],
])('after a PIN, %j with %j goes to %j', (search, hash, wait) => {
  expect(afterPin({ search, hash, origin: 'https://serramenti.example' })).toBe(wait)
})
