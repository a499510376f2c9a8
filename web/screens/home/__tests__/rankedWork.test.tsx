import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { figureAddress } from '../figures.ts'
import { RankedWork } from '../lavoro/RankedWork.tsx'
import { rankedRows, type WorkKind } from '../lavoro/work.ts'

const days = { assegna: true, oggi: '2026-11-24', fra7: '2026-11-30', fra14: '2026-12-08', preventiviDal: null }
const righe = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: n, title: `${name} ${n + 1}`, href: `/${name}/${n}` }))
const celle: WorkKind = {
  title: 'Celle rotte',
  icon: null,
  totale: 1,
  righe: [{ key: 1, title: 'Lunedì', href: '/a', rimedio: { name: 'Ripara', href: '/r' } }],
  all: figureAddress('celleRotte', days),
  feminine: true,
}
const late: WorkKind = {
  title: 'Ordini in ritardo',
  icon: null,
  totale: 11,
  righe: righe('Ordine', 6),
  all: figureAddress('tardi', days),
}
const others: WorkKind[] = Array.from({ length: 5 }, (_, n) => ({
  title: `Altro ${n}`,
  icon: null,
  totale: 3,
  righe: righe(`Altro ${n}`, 3),
}))

test('the kinds as they weigh, each with its first rows; of a chosen one all', () => {
  const titles = (chosen: string | null) => rankedRows([celle, late], chosen).map(({ title }) => title)
  expect(titles(null)).toEqual(['Lunedì', 'Ordine 1', 'Ordine 2', 'Ordine 3'])
  expect(titles('Ordini in ritardo')).toHaveLength(6)
  expect(titles('Uno che non c’è più')).toEqual(titles(null))
})

function Home() {
  const [chosen, choose] = useState<string | null>(null)
  return <RankedWork kinds={[celle, late, ...others]} chosen={chosen} onChoose={choose} />
}

test('one list with its remedies; the kinds narrow it and lead to all of theirs', async () => {
  renderScreen(<Home />)
  const filters = screen.getByRole('group', { name: 'Che cosa aspetta' })
  expect(within(filters).getByRole('button', { name: 'Tutto 27' }).getAttribute('aria-pressed')).toBe('true')
  expect(within(screen.getByRole('list', { name: 'Da fare' })).getAllByRole('listitem')).toHaveLength(15)
  expect(screen.getByRole('link', { name: 'Ripara: Lunedì' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altri 4' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(19)

  await userEvent.click(within(filters).getByRole('button', { name: 'Ordini in ritardo 11' }))
  expect(within(screen.getByRole('list', { name: 'Ordini in ritardo' })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Vedi tutti: Ordini in ritardo' }).textContent).toBe('Vedi tutti')
  await userEvent.click(within(filters).getByRole('button', { name: 'Celle rotte 1' }))
  expect(screen.getByRole('link', { name: 'Vedi tutte: Celle rotte' }).textContent).toBe('Vedi tutte')
})
