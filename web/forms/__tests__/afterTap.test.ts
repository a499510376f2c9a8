import { beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let afterTheTap: (action: () => void) => void
let atRelease: (action: () => void) => void

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  vi.useFakeTimers()
  ;({ afterTap: afterTheTap, atRelease } = await import('../afterTap.ts'))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const happen = (name: string) => page.dispatchEvent(new Event(name))

test('at once when the keyboard leaves the field', () => {
  const action = vi.fn()
  afterTheTap(action)
  expect(action).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('after %s when a press leaves it: the click comes first', (fine) => {
  const action = vi.fn()
  happen('pointerdown')
  afterTheTap(action)
  expect(action).not.toHaveBeenCalled()
  happen(fine)
  expect(action).not.toHaveBeenCalled()
  vi.runAllTimers()
  happen(fine)
  vi.runAllTimers()
  expect(action).toHaveBeenCalledOnce()
})

test('at the release of a press: before its click, once', () => {
  const action = vi.fn()
  atRelease(action)
  expect(action).toHaveBeenCalledTimes(1)
  happen('pointerdown')
  atRelease(action)
  expect(action).toHaveBeenCalledTimes(1)
  happen('pointerup')
  expect(action).toHaveBeenCalledTimes(2)
  happen('pointerup')
  expect(action).toHaveBeenCalledTimes(2)
})
