import { expect, test, vi } from 'vitest'
import { onSessionEnd, sessionExpired, sessionResumed, waitForSession } from '../session.ts'

test('who waits for a session goes on at the next login', async () => {
  await waitForSession()
  const ask = vi.fn()
  const basta = onSessionEnd(ask)
  sessionExpired()
  sessionExpired()
  expect(ask).toHaveBeenCalledTimes(2)

  const eventi: string[] = []
  const attesa = waitForSession().then(() => eventi.push('ripresa'))
  await Promise.resolve()
  expect(eventi).toEqual([])
  sessionResumed()
  await attesa
  expect(eventi).toEqual(['ripresa'])

  basta()
  sessionExpired()
  sessionResumed()
  expect(ask).toHaveBeenCalledTimes(2)
})
