import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { figureAddress } from '../figures.ts'
import { WorkSection } from '../lavoro/WorkSection.tsx'

test('all of something feminine is tutte', () => {
  const righe = [{ key: 1, title: 'Una', href: '/a' }]
  const days = { assegna: true, oggi: '2026-11-24', fra7: '2026-11-30', fra14: '2026-12-08', preventiviDal: null }
  const shown = { icon: null, totale: 3, righe, all: figureAddress('tardi', days) }
  renderScreen(
    <>
      <WorkSection {...shown} title="Ordini in ritardo" />
      <WorkSection {...shown} title="Celle rotte" feminine />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Vedi tutti: Ordini in ritardo' }).textContent).toBe('Vedi tutti')
  expect(screen.getByRole('link', { name: 'Vedi tutte: Celle rotte' }).textContent).toBe('Vedi tutte')
})
