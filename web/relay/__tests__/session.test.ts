import { expect, test, vi } from 'vitest'
import { onSessionEnd, sessionExpired, sessionResumed, waitForSession } from '../session.ts'

test('who waits for a session goes on at the next login', async () => {
  await waitForSession()
  const ask = vi.fn()
  const stop = onSessionEnd(ask)
  sessionExpired()
  sessionExpired()
  expect(ask).toHaveBeenCalledTimes(2)

  const events: string[] = []
  const wait = waitForSession().then(() => events.push('ripresa'))
  await Promise.resolve()
  expect(events).toEqual([])
  sessionResumed()
  await wait
  expect(events).toEqual(['ripresa'])

  stop()
  sessionExpired()
  sessionResumed()
  expect(ask).toHaveBeenCalledTimes(2)
})
