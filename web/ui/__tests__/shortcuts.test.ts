import { expect, test } from 'vitest'
import { matchesShortcut } from '../shortcuts.ts'

const key = (key: string, mod: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...mod,
})

test.each([
  [key('k', { ctrlKey: true }), 'ctrl+k', true],
  [key('K', { metaKey: true }), 'ctrl+k', true],
  [key('k'), 'ctrl+k', false],
  [key('/'), '/', true],
  [key('/', { ctrlKey: true }), '/', false],
  [key('s', { ctrlKey: true, altKey: true }), 'ctrl+s', false],
  [key('?', { shiftKey: true }), '?', true],
  [key('z', { ctrlKey: true }), 'ctrl+z', true],
  [key('Z', { ctrlKey: true, shiftKey: true }), 'ctrl+z', false],
  [key('Z', { ctrlKey: true, shiftKey: true }), 'ctrl+shift+z', true],
  [key('z', { ctrlKey: true }), 'ctrl+shift+z', false],
  [key('Escape'), 'escape', true],
])('%o is %s: %s', (pressed, combination, expected) => {
  expect(matchesShortcut(pressed, combination)).toBe(expected)
})
