import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { screenOf } from '#web/test/screenOf.ts'
import { AddButton } from '../AddButton.tsx'

afterEach(() => void vi.restoreAllMocks())

test('at a desk its word; a link where a new one has a page of its own', () => {
  renderScreen(<AddButton to="/nuovo">Aggiungi persona</AddButton>)
  const link = screen.getByRole('link', { name: 'Aggiungi persona' })
  expect(link.textContent).toBe('Aggiungi persona')
  expect(link.getAttribute('href')).toBe('/nuovo')
})

test('on a phone a plus that is called the same, with the reason why it is off; its word where it stands in the page', () => {
  screenOf('phone')
  renderScreen(
    <>
      <AddButton disabled title="Sono già dieci">
        Nuovo scenario
      </AddButton>
      <AddButton whole>Aggiungi fase</AddButton>
    </>,
  )
  const plus = screen.getByRole('button', { name: 'Nuovo scenario' })
  expect([plus.textContent, plus.getAttribute('title')]).toEqual(['', 'Sono già dieci'])
  expect(plus).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Aggiungi fase' }).textContent).toBe('Aggiungi fase')
})
