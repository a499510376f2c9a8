import { beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let dopoIlTocco: (action: () => void) => void
let atRelease: (action: () => void) => void

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  vi.useFakeTimers()
  ;({ afterTap: dopoIlTocco, atRelease } = await import('../afterTap.ts'))
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

test('at the release of a press: before its click, once', () => {
  const action = vi.fn()
  atRelease(action)
  expect(action).toHaveBeenCalledTimes(1)
  accade('pointerdown')
  atRelease(action)
  expect(action).toHaveBeenCalledTimes(1)
  accade('pointerup')
  expect(action).toHaveBeenCalledTimes(2)
  accade('pointerup')
  expect(action).toHaveBeenCalledTimes(2)
})
