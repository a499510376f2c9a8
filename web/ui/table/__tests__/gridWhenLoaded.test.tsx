import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const TableGrid = () => null

afterEach(() => {
  vi.doUnmock('../TableGrid.tsx')
  vi.resetModules()
})

test('the grid waits for the finger that is down on the first rows', async () => {
  // As on a new page: another test may have brought the grid.
  vi.resetModules()
  vi.doMock('../TableGrid.tsx', () => ({ TableGrid }))
  const { useGridWhenLoaded } = await import('../gridWhenLoaded.ts')
  window.dispatchEvent(new Event('pointerdown'))
  const { result } = renderHook(() => useGridWhenLoaded())
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(result.current).toBeNull()
  window.dispatchEvent(new Event('pointerup'))
  // The click comes after it.
  expect(result.current).toBeNull()
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(result.current).toBe(TableGrid)
})
