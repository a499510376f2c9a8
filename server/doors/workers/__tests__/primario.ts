/** A primary of its own for start.test.ts: what cluster knows is of the whole process. */
import cluster from 'node:cluster'
import { silentLog } from '#platform/log.ts'
import { startWorkers } from '../start.ts'

const pids = () => Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid)

try {
  const server = await startWorkers({ count: 2, env: process.env, log: silentLog() })
  process.on('message', async (message) => {
    if (message === 'pids') return process.send?.({ pids: pids() })
    await server.stop()
    process.exit(0)
  })
  process.send?.({ pids: pids() })
} catch (error) {
  process.send?.({ error: (error as Error).message, pids: pids() })
  process.exit(1)
}
