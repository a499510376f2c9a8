import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { screenOf } from '#web/test/screenOf.ts'
import { PerformanceCards, WholePerformance } from '../PerformanceCards.tsx'

afterEach(() => void vi.restoreAllMocks())

const groups = [
  { chiave: '1', nome: 'Omar Bianchi', tempo: 5027, tempoTeorico: 5521.6, performance: 110 },
  { chiave: '2', nome: 'Bruno Zanella', tempo: 4942, tempoTeorico: 5631, performance: 114 },
  { chiave: '3', nome: 'Chi non ha lavorato', tempo: 0, tempoTeorico: 0, performance: 0 },
]
const before = [{ chiave: '1', tempo: 4000, performance: 105 }]
const cards = () =>
  renderScreen(
    <PerformanceCards
      title="Per operatore"
      groups={groups}
      prima={before}
      open={({ chiave }) => `/analisi/performance?operatori=${chiave}`}
    />,
  )

test('on a phone a part is a row: who, how much, minutes beside theory, the period before; the best first', () => {
  screenOf('phone')
  cards()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Bruno Zanella114 %4.942 su 5.631 minPrima nessun lavoro',
    'Omar Bianchi110 %5.027 su 5.522 minPrima 105 % (+5)',
  ])
  expect(links[1]?.getAttribute('href')).toContain('operatori=1')
  expect(screen.getByRole('img', { name: 'Performance di Omar Bianchi: 110 %, in linea con il teorico' })).toBeTruthy()
})

test('at a desk it is a card with its gauge and the same figures', () => {
  screenOf('desk')
  cards()
  const [, second] = screen.getAllByRole('link')
  expect(second?.textContent).toContain('in linea con il teorico')
  expect(second?.textContent).toContain('5.522 min teorici')
  expect(second?.textContent).toContain('Prima 105 % (+5 punti)')
})

test('all together is said first, with its word and the days before', () => {
  screenOf('phone')
  renderScreen(
    <WholePerformance
      figure={{ tempo: 33_131, tempoTeorico: 34_785.2, performance: 105 }}
      prima={{ tempo: 30_000, performance: 104 }}
      dal="2026-10-01"
      al="2026-10-31"
    />,
  )
  expect(screen.getByText('In tutto 105 %, in linea con il teorico')).toBeTruthy()
  expect(document.body.textContent).toContain('dal 01-10-2026 al 31-10-2026: 104 % (+1 punto)')
})
