import { beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let dopoIlTocco: (action: () => void) => void

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  vi.useFakeTimers()
  ;({ afterTap: dopoIlTocco } = await import('../afterTap.ts'))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const accade = (name: string) => page.dispatchEvent(new Event(name))

test('at once when the keyboard leaves the field', () => {
  const action = vi.fn()
  dopoIlTocco(action)
  expect(action).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('after %s when a press leaves it: the click comes first', (fine) => {
  const action = vi.fn()
  accade('pointerdown')
  dopoIlTocco(action)
  expect(action).not.toHaveBeenCalled()
  accade(fine)
  expect(action).not.toHaveBeenCalled()
  vi.runAllTimers()
  accade(fine)
  vi.runAllTimers()
  expect(action).toHaveBeenCalledOnce()
})
