import { expect, test } from 'vitest'
import { completeAddress } from '../rich/address.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['mario@example.com', 'mailto:mario@example.com'],
  ['tel:051123456', 'tel:051123456'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
])('%s points to %s', (written, expected) => {
  expect(completeAddress(written)).toBe(expected)
})

test.each([
  '',
  '  ',
  'due parole',
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
])('"%s" points nowhere', (written) => {
  expect(completeAddress(written)).toBe('')
})
