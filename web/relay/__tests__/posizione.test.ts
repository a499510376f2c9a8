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
  posizione.segnaRisposta('1000.7', partita)
  posizione.segnaRisposta('999.8', partita)
  posizione.segnaRisposta('999.10', partita)
  posizione.segnaRisposta(null, partita)
  expect(posizione.posizioneDellaPagina()).toBe('999.8')
})

test('an answer asked by the page before does not count; what it told stands in until the page has its own', () => {
  const prima = performance.now() - 1
  posizione.iniziaPagina()
  posizione.segnaRisposta('5.1', prima)
  expect(posizione.posizioneDellaPagina()).toBeNull()
  posizione.iniziaPagina()
  expect(posizione.posizioneDellaPagina()).toBe('5.1')
  posizione.segnaRisposta('9.1', performance.now())
  expect(posizione.posizioneDellaPagina()).toBe('9.1')
})
