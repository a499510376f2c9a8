import { expect, test, vi } from 'vitest'
import { createLiveConnection } from '../connection.ts'

test('only a return after a gap counts as a reconnection', () => {
  const connection = createLiveConnection()
  const reconnected = vi.fn()
  const changed = vi.fn()
  connection.ascolta(changed)
  const stop = connection.allaRiconnessione(reconnected)

  connection.set('attiva')
  expect(reconnected).not.toHaveBeenCalled()
  connection.set('riconnessione')
  connection.set('riconnessione')
  connection.set('attiva')
  expect(reconnected).toHaveBeenCalledTimes(1)
  expect(changed).toHaveBeenCalledTimes(3)

  stop()
  connection.set('riconnessione')
  connection.set('attiva')
  expect(reconnected).toHaveBeenCalledTimes(1)
})
