import { expect, test, vi } from 'vitest'
import { createLiveConnection } from '../connection.ts'

test('only a return after a gap counts as a reconnection', () => {
  const connection = createLiveConnection()
  const reconnected = vi.fn()
  const changed = vi.fn()
  connection.ascolta(changed)
  const stop = connection.allaRiconnessione(reconnected)

  connection.imposta('attiva')
  expect(reconnected).not.toHaveBeenCalled()
  connection.imposta('riconnessione')
  connection.imposta('riconnessione')
  connection.imposta('attiva')
  expect(reconnected).toHaveBeenCalledTimes(1)
  expect(changed).toHaveBeenCalledTimes(3)

  stop()
  connection.imposta('riconnessione')
  connection.imposta('attiva')
  expect(reconnected).toHaveBeenCalledTimes(1)
})
