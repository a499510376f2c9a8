import { beforeEach, expect, test, vi } from 'vitest'

let pagina: EventTarget
let dopoIlTocco: (azione: () => void) => void

beforeEach(async () => {
  pagina = new EventTarget()
  vi.stubGlobal('addEventListener', pagina.addEventListener.bind(pagina))
  vi.resetModules()
  vi.useFakeTimers()
  ;({ afterTap: dopoIlTocco } = await import('../afterTap.ts'))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const accade = (nome: string) => pagina.dispatchEvent(new Event(nome))

test('at once when the keyboard leaves the field', () => {
  const azione = vi.fn()
  dopoIlTocco(azione)
  expect(azione).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('after %s when a press leaves it: the click comes first', (fine) => {
  const azione = vi.fn()
  accade('pointerdown')
  dopoIlTocco(azione)
  expect(azione).not.toHaveBeenCalled()
  accade(fine)
  expect(azione).not.toHaveBeenCalled()
  vi.runAllTimers()
  accade(fine)
  vi.runAllTimers()
  expect(azione).toHaveBeenCalledOnce()
})
