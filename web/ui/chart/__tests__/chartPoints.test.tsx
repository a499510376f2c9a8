import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatInteger } from '#shared/formats/formats.ts'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { bandGap } from '../bandGap.ts'
import { ChartPoints } from '../ChartPoints.tsx'
import { rangeInWords } from '../rangeInWords.ts'

const points = [57, 75, 87].map((value, n) => ({ key: `2026-11-0${n + 1}`, detto: `0${n + 1}-11: ${value} %` }))

test('a chart is read by its name, its range and its numbers; Tab reaches one of them, arrows walk, Enter opens', () => {
  const onOpen = vi.fn()
  renderScreen(
    <ChartPoints
      label="Performance"
      summary={rangeInWords([57, 75, 87], (value) => `${value} %`)}
      points={points}
      spazio={{ left: 0, right: 0, top: 0, bottom: 0 }}
      onOpen={onOpen}
    />,
  )
  expect(screen.getByRole('list', { name: 'Performance: 3 giorni, da 57 % a 87 %' })).toBeTruthy()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(points.map(({ detto }) => detto))
  const stops = () => buttons.flatMap((one, n) => (one.tabIndex === 0 ? n : []))
  expect(stops()).toEqual([0])
  const press = (key: string, to: number) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect([document.activeElement, stops()]).toEqual([buttons[to], [to]])
  }
  buttons[0]?.focus()
  press('ArrowRight', 1)
  press('End', 2)
  press('ArrowRight', 2)
  press('ArrowLeft', 1)
  press('Home', 0)
  fireEvent.click(buttons[1] as HTMLElement)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2026-11-02')
})

test('a range says one value once, and nothing of none', () => {
  expect(rangeInWords([1200], formatInteger)).toBe('1 giorno, 1.200')
  expect(rangeInWords([3, 3], formatInteger, ['punto', 'punti'])).toBe('2 punti, 3')
  expect(rangeInWords([], formatInteger)).toBe('0 giorni')
})

test('few bars are as wide as those of a week', () => {
  const width = (barre: number) => (1 - bandGap(barre)) / barre
  expect(bandGap(7)).toBe(0.2)
  expect(bandGap(366)).toBe(0.2)
  for (const barre of [1, 2, 5, 6]) expect(width(barre)).toBeCloseTo(width(6), 10)
  expect(bandGap(0)).toBeLessThan(1)
})
