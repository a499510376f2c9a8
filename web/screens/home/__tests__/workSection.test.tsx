import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/renderScreen.tsx'
import { WorkSection } from '../lavoro/WorkSection.tsx'

test('all of something feminine is tutte', () => {
  const righe = [{ chiave: 1, titolo: 'Una', href: '/a' }]
  const shown = { icona: null, totale: 3, righe, tutti: '/a' }
  renderScreen(
    <>
      <WorkSection {...shown} titolo="Ordini in ritardo" />
      <WorkSection {...shown} titolo="Celle rotte" femminile />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Vedi tutti: Ordini in ritardo' }).textContent).toBe('Vedi tutti')
  expect(screen.getByRole('link', { name: 'Vedi tutte: Celle rotte' }).textContent).toBe('Vedi tutte')
})
