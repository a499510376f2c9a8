import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { ProposedOrdini } from '../ProposedOrdini.tsx'
import type { ReadOrdineProposto } from '../proposta.ts'

const ordine = (different: Partial<ReadOrdineProposto>): ReadOrdineProposto => ({
  pk: 0,
  numeroCommessa: '26/0001',
  cliente: 'Rossi',
  peso: 1,
  dataConsegna: '2026-12-01',
  schedulato: true,
  finePrima: '2026-12-14',
  fineDopo: '2026-12-10',
  ritardoPrima: 13,
  ritardoDopo: 9,
  guadagno: 4,
  dataFerma: null,
  probabilitaPrima: null,
  probabilitaDopo: null,
  motivo: '',
  senzaPiano: '',
  fasi: [],
  ...different,
})

test('an order that was never planned has no end today: what it is compared with says what it is', () => {
  const ordini = [ordine({}), ordine({ pk: 1, numeroCommessa: '26/0002', schedulato: false })]
  renderScreen(
    <ProposedOrdini
      ordini={ordini}
      axis={null}
      chosen={new Set()}
      sceglie={false}
      onScegli={() => undefined}
      pesi={new Map()}
      onPeso={() => undefined}
    />,
  )
  expect(screen.getByText('Non pianificato', { exact: false, selector: 'td, p' }).textContent).toContain(
    'Non pianificato (per approntamento: 14-12-2026',
  )
  expect(screen.getAllByText(/Non pianificato/)).toHaveLength(1)
})
