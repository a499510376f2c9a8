import { expect, test } from 'vitest'
import { matchesShortcut } from '../shortcuts.ts'

const tasto = (key: string, mod: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...mod,
})

test.each([
  [tasto('k', { ctrlKey: true }), 'ctrl+k', true],
  [tasto('K', { metaKey: true }), 'ctrl+k', true],
  [tasto('k'), 'ctrl+k', false],
  [tasto('/'), '/', true],
  [tasto('/', { ctrlKey: true }), '/', false],
  [tasto('s', { ctrlKey: true, altKey: true }), 'ctrl+s', false],
  [tasto('?', { shiftKey: true }), '?', true],
  [tasto('z', { ctrlKey: true }), 'ctrl+z', true],
  [tasto('Z', { ctrlKey: true, shiftKey: true }), 'ctrl+z', false],
  [tasto('Z', { ctrlKey: true, shiftKey: true }), 'ctrl+shift+z', true],
  [tasto('z', { ctrlKey: true }), 'ctrl+shift+z', false],
  [tasto('Escape'), 'escape', true],
])('%o is %s: %s', (premuto, combinazione, expected) => {
  expect(matchesShortcut(premuto, combinazione)).toBe(expected)
})
