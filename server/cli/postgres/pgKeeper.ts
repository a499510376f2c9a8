import { setTimeout as sleep } from 'node:timers/promises'
import { elapsed } from '../run.ts'
import { type Cluster, type ClusterOptions, startCluster } from './pgCluster.ts'

interface KeeperOptions {
  /** Restarts within `period` (milliseconds) at most; a server that dies more often has something that a start won't mend. */
  restarts?: number
  period?: number
  /** Told in Italian what happens, for the console. */
  say?: (text: string) => void
}

const RESTARTS = 5
const PERIOD_MS = 10 * 60_000
const PAUSE_MS = 500

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * A cluster that is started again, on the same port and data, when it ends by itself.
 * Its `lost` resolves only when it was given up, with the reason.
 * @throws Error when it does not start the first time
 */
export async function keepCluster(options: ClusterOptions, keeper: KeeperOptions = {}): Promise<Cluster> {
  const { restarts = RESTARTS, period = PERIOD_MS, say = console.error } = keeper
  const first = await startCluster(options)
  const port = Number(new URL(first.url('postgres')).port)
  let current: Promise<Cluster | null> = Promise.resolve(first)
  const deaths: number[] = []
  const stopping = new AbortController()
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<string>()

  /** Waits for the end of the server, and starts it as often as it may. */
  async function keep(): Promise<void> {
    for (let reason = await first.lost; !stopping.signal.aborted; ) {
      const now = Date.now()
      deaths.push(now)
      const recent = deaths.filter((at) => now - at < period).length
      if (recent > restarts) {
        return giveUp(`${reason}; riavviato già ${restarts} volte in ${Math.round(period / 60_000)} minuti`)
      }
      say(`PostgreSQL si è fermato da solo (${reason}): lo riavvio (tentativo ${recent} di ${restarts})…`)
      const started = performance.now()
      const starting = startCluster({ ...options, port })
      current = starting.catch(() => null)
      try {
        const { lost: end } = await starting
        if (!stopping.signal.aborted) say(`PostgreSQL è di nuovo attivo (${elapsed(started)}).`)
        reason = await end
      } catch (error) {
        reason = messageOf(error)
        await sleep(PAUSE_MS * recent, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  void keep()

  return {
    isNew: first.isNew,
    url: first.url,
    lost,
    async stop() {
      stopping.abort()
      // A start that has begun is waited for: what it starts must be stopped, too.
      await (await current)?.stop()
    },
  }
}
