import { expect, test } from 'vitest'
import { matchesShortcut } from '../shortcuts.ts'

const tasto = (key: string, mod: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...mod,
})

test.each([
  [tasto('k', { ctrlKey: true }), 'ctrl+k', true],
  [tasto('K', { metaKey: true }), 'ctrl+k', true],
  [tasto('k'), 'ctrl+k', false],
  [tasto('/'), '/', true],
  [tasto('/', { ctrlKey: true }), '/', false],
  [tasto('s', { ctrlKey: true, altKey: true }), 'ctrl+s', false],
  [tasto('Escape'), 'escape', true],
])('%o is %s: %s', (premuto, combinazione, expected) => {
  expect(matchesShortcut(premuto, combinazione)).toBe(expected)
})
