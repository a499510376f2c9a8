import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { screenOf } from '#web/test/screenOf.ts'
import { FilterBar } from '../FilterBar.tsx'

beforeEach(() => screenOf('phone'))
afterEach(() => void vi.restoreAllMocks())

test('on a phone what is in front stays at hand and the fields are behind one button, which counts them', () => {
  renderScreen(
    <FilterBar inFront={<input aria-label="Dal" />} count={2}>
      <input aria-label="Operatore" />
    </FilterBar>,
  )
  expect(screen.getByRole('textbox', { name: 'Dal' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Operatore' })).toBeNull()
  expect(screen.getByText('2')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Affina', expanded: false })
  fireEvent.click(button)
  expect(screen.getByRole('textbox', { name: 'Operatore' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Affina', expanded: true })).toBeTruthy()
})

test('a search has room for the word of the button', () => {
  renderScreen(
    <FilterBar search={{ valore: '', onChange: () => undefined }}>
      <input aria-label="Operatore" />
    </FilterBar>,
  )
  expect(screen.getByRole('button', { name: 'Affina' }).textContent).toBe('Affina')
})
