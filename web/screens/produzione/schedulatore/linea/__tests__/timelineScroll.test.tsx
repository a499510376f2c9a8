import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { dayAt, spanOf, type Zoom } from '../geometry.ts'
import { useTimelineScroll } from '../useTimelineScroll.ts'

const SPAN = spanOf('2026-11-28')

test('a zoom that is drawn before the browser has told of the scrolling keeps the day that was gone to', () => {
  let goTo: (day: string) => void = () => undefined
  let setZoom: (zoom: Zoom) => void = () => undefined
  function Line() {
    const [zoom, set] = useState<Zoom>('settimana')
    setZoom = set
    const scroll = useTimelineScroll({
      arco: SPAN,
      zoom,
      legenda: 0,
      initialDay: '2026-12-28',
      onWindow: () => undefined,
      onZoom: set,
    })
    goTo = scroll.goTo
    return <div ref={scroll.scorrevole} data-testid="linea" />
  }
  renderScreen(<Line />)
  const line = screen.getByTestId('linea')
  act(() => {
    goTo('2027-03-30')
    setZoom('giorno')
  })
  const { scrollLeft, clientWidth } = line
  // In its first third or in the middle, as it was in the other zoom; the old middle is three months away.
  const shown = [0, 0.5, 1].map((part) => dayAt(scrollLeft + part * clientWidth, SPAN, 'giorno'))
  expect(
    shown.some((day) => day.startsWith('2027-03') || day.startsWith('2027-04')),
    shown.join(),
  ).toBe(true)
})
