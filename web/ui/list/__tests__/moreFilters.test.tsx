import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { screenOf } from '#web/test/screenOf.ts'
import { MoreFilters } from '../MoreFilters.tsx'

afterEach(() => void vi.restoreAllMocks())

const bar = (
  <MoreFilters count={3}>
    <input aria-label="Materiale" />
  </MoreFilters>
)

test('at a desk they are behind a button that counts them', () => {
  renderScreen(bar)
  expect(screen.queryByRole('textbox', { name: 'Materiale' })).toBeNull()
  expect(screen.getByText('3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Altri filtri' }))
  expect(
    within(screen.getByRole('dialog', { name: 'Filtri' })).getByRole('textbox', { name: 'Materiale' }),
  ).toBeTruthy()
})

test('on a phone they are fields as the others', () => {
  screenOf('phone')
  renderScreen(bar)
  expect(screen.getByRole('textbox', { name: 'Materiale' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Altri filtri' })).toBeNull()
})
