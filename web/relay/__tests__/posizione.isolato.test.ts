import { beforeEach, expect, test, vi } from 'vitest'

let posizione: typeof import('../posizione.ts')

beforeEach(async () => {
  vi.resetModules()
  posizione = await import('../posizione.ts')
})

test('before any answer nothing is known', () => {
  posizione.iniziaPagina()
  expect(posizione.posizioneDellaPagina()).toBeNull()
})

test('of the answers of a page the oldest counts, as numbers', () => {
  posizione.iniziaPagina()
  const partita = performance.now()
  for (const nota of ['990:1000:', '990:999:991', '990:999:991,995', '991:999:992,993,994', null])
    posizione.segnaRisposta(nota, partita)
  expect(posizione.posizioneDellaPagina()).toBe('990:999:991,995')
})

test('an answer asked by the page before does not count; what it told stands in until the page has its own', () => {
  const prima = performance.now() - 1
  posizione.iniziaPagina()
  posizione.segnaRisposta('5:5:', prima)
  expect(posizione.posizioneDellaPagina()).toBeNull()
  posizione.iniziaPagina()
  expect(posizione.posizioneDellaPagina()).toBe('5:5:')
  posizione.segnaRisposta('9:9:', performance.now())
  expect(posizione.posizioneDellaPagina()).toBe('9:9:')
})
