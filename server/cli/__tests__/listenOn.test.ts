import { expect, test } from 'vitest'
import { hostOf } from '../access/listenOn.ts'

test.each([
  [undefined, ['super'], '127.0.0.1'],
  ['', ['super'], '127.0.0.1'],
  [undefined, [], '0.0.0.0'],
  ['0.0.0.0', ['super'], '0.0.0.0'],
  ['10.0.0.4', [], '10.0.0.4'],
])('HOST %j with the demo users %j listens on %s', (host, demo, expected) => {
  expect(hostOf(host, demo)).toBe(expected)
})
