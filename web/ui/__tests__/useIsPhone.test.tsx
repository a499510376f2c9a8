import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsNarrow, useIsPhone } from '../useIsPhone.ts'

/** A window whose media queries a test changes: its width, or that of the paper while it is printed. */
function playMedia() {
  const said = new Map([['screen', true]])
  const listeners = new Set<() => void>()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return said.get(query) ?? false
        },
        addEventListener: (_: string, told: () => void) => listeners.add(told),
        removeEventListener: (_: string, told: () => void) => listeners.delete(told),
      }) as unknown as MediaQueryList,
  )
  return (now: Record<string, boolean>) =>
    act(() => {
      for (const [query, matches] of Object.entries(now)) said.set(query, matches)
      for (const told of [...listeners]) told()
    })
}

afterEach(() => vi.restoreAllMocks())

test('paper is narrow, the window that is printed stays as it is', () => {
  const media = playMedia()
  const { result } = renderHook(() => [useIsPhone(), useIsNarrow()])
  expect(result.current).toEqual([false, false])
  media({ screen: false, '(max-width:699px)': true, '(max-width:899px)': true })
  expect(result.current).toEqual([false, false])
  media({ screen: true, '(max-width:699px)': false, '(max-width:899px)': true })
  expect(result.current).toEqual([false, true])
  // A phone prints on a sheet that is wider than it.
  media({ '(max-width:699px)': true })
  media({ screen: false, '(max-width:699px)': false, '(max-width:899px)': false })
  expect(result.current).toEqual([true, true])
})
