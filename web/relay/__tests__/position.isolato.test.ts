import { beforeEach, expect, test, vi } from 'vitest'

let posizione: typeof import('../position.ts')

beforeEach(async () => {
  vi.resetModules()
  posizione = await import('../position.ts')
})

test('before any answer nothing is known', () => {
  posizione.beginPage()
  expect(posizione.pagePosition()).toBeNull()
})

test('of the answers of a page the oldest counts, as numbers', () => {
  posizione.beginPage()
  const partita = performance.now()
  for (const nota of ['990:1000:', '990:999:991', '990:999:991,995', '991:999:992,993,994', null])
    posizione.noteAnswer(nota, partita)
  expect(posizione.pagePosition()).toBe('990:999:991,995')
})

test('an answer asked by the page before does not count; what it told stands in until the page has its own', () => {
  const prima = performance.now() - 1
  posizione.beginPage()
  posizione.noteAnswer('5:5:', prima)
  expect(posizione.pagePosition()).toBeNull()
  posizione.beginPage()
  expect(posizione.pagePosition()).toBe('5:5:')
  posizione.noteAnswer('9:9:', performance.now())
  expect(posizione.pagePosition()).toBe('9:9:')
})
