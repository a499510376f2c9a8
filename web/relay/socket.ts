import { type Client, createClient } from 'graphql-ws'
import { liveConnection } from './connection.ts'
import { currentUserPk } from './SessionQuery.ts'
import { sessionExpired, waitForSession } from './session.ts'

/** Wait before attempt `n` (from 0): doubling from half a second to 30 s, up to half of it at random. */
function reconnectDelay(n: number, random = Math.random()): number {
  const base = Math.min(30_000, 500 * 2 ** n)
  return Math.round(base / 2 + (base / 2) * random)
}

/**
 * Before each new attempt: the wait, then a look whether the session still lives, because a browser is not told why a
 * websocket was refused. If it ended, the attempt waits for the next login, and the subscriptions go on after it.
 */
async function beforeRetry(n: number): Promise<void> {
  await new Promise((done) => setTimeout(done, reconnectDelay(n)))
  const utente = await currentUserPk().catch(() => undefined)
  if (utente === null) sessionExpired()
  await waitForSession()
}

let client: Client | null = null

/** The page's only websocket, opened at the first subscription and closed 10 s after the last one. */
export function socket(): Client {
  client ??= createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 10_000,
    keepAlive: 12_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: beforeRetry,
    on: {
      connected: () => liveConnection.set('attiva'),
      closed(event) {
        const ours = event instanceof CloseEvent && event.wasClean && event.code === 1000
        liveConnection.set(ours ? 'spenta' : 'riconnessione')
      },
    },
  })
  return client
}
