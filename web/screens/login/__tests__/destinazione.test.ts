import { expect, test } from 'vitest'
import { destinazione } from '../destinazione.ts'

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
])('%j with %j goes to %j', (next, hash, attesa) => {
  expect(destinazione(next, hash, 'https://serramenti.example')).toBe(attesa)
})
