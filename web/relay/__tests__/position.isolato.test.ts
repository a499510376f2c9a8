import { beforeEach, expect, test, vi } from 'vitest'

let position: typeof import('../position.ts')

beforeEach(async () => {
  vi.resetModules()
  position = await import('../position.ts')
})

test('before any answer nothing is known', () => {
  position.beginPage()
  expect(position.pagePosition()).toBeNull()
})

test('of the answers of a page the oldest counts, as numbers', () => {
  position.beginPage()
  const partita = performance.now()
  for (const nota of ['990:1000:', '990:999:991', '990:999:991,995', '991:999:992,993,994', null])
    position.noteAnswer(nota, partita)
  expect(position.pagePosition()).toBe('990:999:991,995')
})

test('an answer asked by the page before does not count; what it told stands in until the page has its own', () => {
  const before = performance.now() - 1
  position.beginPage()
  position.noteAnswer('5:5:', before)
  expect(position.pagePosition()).toBeNull()
  position.beginPage()
  expect(position.pagePosition()).toBe('5:5:')
  position.noteAnswer('9:9:', performance.now())
  expect(position.pagePosition()).toBe('9:9:')
})
