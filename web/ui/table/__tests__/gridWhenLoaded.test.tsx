import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const TableGrid = () => null
vi.mock('../TableGrid.tsx', () => ({ TableGrid }))

test('the grid waits for the finger that is down on the first rows', async () => {
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
