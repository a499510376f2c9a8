import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTimelineLayout } from '../useTimelineLayout.ts'

afterEach(() => localStorage.clear())

test('the timeline begins with narrow names; high rows or wide names are chosen, and remembered by the device', () => {
  const first = renderHook(useTimelineLayout)
  expect(first.result.current).toMatchObject({ densita: 'compatta', layout: { riga: 110 } })
  act(() => first.result.current.ricorda('ampia'))
  expect(first.result.current).toMatchObject({ densita: 'ampia', layout: { legenda: 150, riga: 75 } })
  first.unmount()
  expect(renderHook(useTimelineLayout).result.current.densita).toBe('ampia')
})
