import { expect, test } from 'vitest'
import { pezzoDestination } from '../pezzoDestination.ts'

test('who sees the bill stays at it, the floor goes to its work, who sees the order to that, others nowhere', () => {
  expect(pezzoDestination({ viewOrders: true, viewOrdiniFornitore: true, addAttivita: true }, 7, '2')).toBe('bill')
  // Changes states of phases, and sees no order.
  expect(pezzoDestination({ viewOrdiniFornitore: true, addAttivita: true }, 7, '2')).toBe('/operatore?ordine=7&riga=2')
  // A tablet: it sees orders and no bill.
  expect(pezzoDestination({ viewOrders: true, viewElencoOrdini: true, addAttivita: true }, 7, '2')).toBe(
    '/operatore?ordine=7&riga=2',
  )
  expect(pezzoDestination({ viewOrders: true, viewElencoOrdini: true }, 7, '2')).toBe('/ordini/7')
  expect(pezzoDestination({}, 7, '2')).toBe('nothing')
})

test.each(['', '0', '-1', '2x', '1e3', '12345678', '1&ordine=8'])('a line that is none (%s) is any', (riga) => {
  expect(pezzoDestination({ addAttivita: true }, 7, riga)).toBe('/operatore?ordine=7&riga=0')
})
