import { expect, test, vi } from 'vitest'
import { allaScadenza, attesaSessione, sessioneRipresa, sessioneScaduta } from '../sessione.ts'

test('who waits for a session goes on at the next login', async () => {
  await attesaSessione()
  const chiedi = vi.fn()
  const basta = allaScadenza(chiedi)
  sessioneScaduta()
  sessioneScaduta()
  expect(chiedi).toHaveBeenCalledTimes(2)

  const eventi: string[] = []
  const attesa = attesaSessione().then(() => eventi.push('ripresa'))
  await Promise.resolve()
  expect(eventi).toEqual([])
  sessioneRipresa()
  await attesa
  expect(eventi).toEqual(['ripresa'])

  basta()
  sessioneScaduta()
  sessioneRipresa()
  expect(chiedi).toHaveBeenCalledTimes(2)
})
