import { expect, test, vi } from 'vitest'
import { createLiveConnection } from '../connection.ts'

test('only a return after a gap counts as a reconnection', () => {
  const connessione = createLiveConnection()
  const riconnessa = vi.fn()
  const cambiata = vi.fn()
  connessione.ascolta(cambiata)
  const basta = connessione.allaRiconnessione(riconnessa)

  connessione.imposta('attiva')
  expect(riconnessa).not.toHaveBeenCalled()
  connessione.imposta('riconnessione')
  connessione.imposta('riconnessione')
  connessione.imposta('attiva')
  expect(riconnessa).toHaveBeenCalledTimes(1)
  expect(cambiata).toHaveBeenCalledTimes(3)

  basta()
  connessione.imposta('riconnessione')
  connessione.imposta('attiva')
  expect(riconnessa).toHaveBeenCalledTimes(1)
})
