import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scartaSeOrfano, trattieni } from '../possesso.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const riferimento = () => ({ dispose: vi.fn() })

test('the last owner to leave releases', () => {
  const query = riferimento()
  const primo = trattieni(query)
  const secondo = trattieni(query)
  primo()
  vi.runAllTimers()
  expect(query.dispose).not.toHaveBeenCalled()
  secondo()
  vi.runAllTimers()
  expect(query.dispose).toHaveBeenCalledTimes(1)
})

test('leaving and coming back at once keeps it', () => {
  const query = riferimento()
  trattieni(query)()
  trattieni(query)
  vi.runAllTimers()
  expect(query.dispose).not.toHaveBeenCalled()
})

test('an abandoned navigation releases only what nobody owns', () => {
  const [orfana, tenuta] = [riferimento(), riferimento()]
  const abbandono = new AbortController()
  scartaSeOrfano(orfana, abbandono.signal)
  scartaSeOrfano(tenuta, abbandono.signal)
  trattieni(tenuta)
  abbandono.abort()
  expect(orfana.dispose).toHaveBeenCalledTimes(1)
  expect(tenuta.dispose).not.toHaveBeenCalled()
})
