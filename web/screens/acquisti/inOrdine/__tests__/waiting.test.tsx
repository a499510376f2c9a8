import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { Awaited } from '../Waiting.tsx'

afterEach(() => vi.useRealTimers())

test('what is short tells its day, in another colour once that is past; without one nothing', () => {
  vi.setSystemTime(new Date('2026-12-10T09:00:00Z'))
  renderScreen(
    <>
      <Awaited day="2026-12-15" />
      <Awaited day="2026-12-09" />
      <Awaited day={null} />
    </>,
  )
  const [coming, past, ...others] = screen.getAllByText(/^attesa il/)
  expect(coming?.textContent).toBe('attesa il 15-12-2026')
  expect(past?.textContent).toBe('attesa il 09-12-2026')
  expect(others).toEqual([])
  const color = (element: Element | undefined) => element && getComputedStyle(element).color
  expect(color(past)).not.toBe(color(coming))
})
