import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { StatisticaRow } from '../rows.ts'
import { TotalsNote } from '../StatisticheScreen.tsx'

const sums = { budget: 1000, raggiunto: 20 } as StatisticaRow
afterEach(cleanup)

const WHY = /quello delle statistiche clienti anche gli altri/

test('the total of agents says why it is not that of customers', () => {
  render(<TotalsNote which="agenti" read={{ sums, nettoConBudget: null }} />)
  expect(screen.getByText(WHY)).toBeTruthy()
})

test('that of customers has all orders; a share of some of them says of whom', () => {
  render(<TotalsNote which="clienti" read={{ sums, nettoConBudget: 200 }} />)
  expect(screen.queryByText(WHY)).toBeNull()
  expect(screen.getByText(/conta solo i clienti che ne hanno uno/)).toBeTruthy()
})
