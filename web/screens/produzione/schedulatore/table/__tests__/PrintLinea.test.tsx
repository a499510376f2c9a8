import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cellaKey, type ShownCella } from '../../model.ts'
import { PrintLinea } from '../PrintLinea.tsx'

const cella = (day: string): ShownCella => ({
  giorno: day,
  reparto: 'banchi',
  capacita: 960,
  occupato: 0,
  libero: 960,
  stato: 'free',
  ore: 8,
  count: 0,
  mine: 0,
  ordini: null,
})

test('the menu of the browser prints the weeks that were read: none that would look free', () => {
  const read = ['2026-11-23', '2026-12-06', '2026-12-07'].map(cella)
  render(
    <PrintLinea
      asked={false}
      monday="2026-11-23"
      righe={[{ nomeFase: 'banchi', unit: 'minutes', infiniteCapacity: false, reparto: 'banchi' }]}
      celle={new Map(read.map((one) => [cellaKey(one), one]))}
      barre={new Map()}
      chosen={null}
      now="2026-11-23 10:00:00"
      onPrinted={() => undefined}
    />,
  )
  expect(screen.queryAllByText(/^Settimane/)).toHaveLength(0)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByText(/^Settimane/).map(({ textContent }) => textContent)).toEqual([
    'Settimane 48 e 49',
    'Settimane 50 e 51',
  ])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryAllByText(/^Settimane/)).toHaveLength(0)
})
