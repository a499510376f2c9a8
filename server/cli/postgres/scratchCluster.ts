import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from './pgCluster.ts'

/** A PostgreSQL of its own in a temporary folder, without durability; `stop` removes every trace. */
export async function startScratchCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'serramenti-prova-'))
  chmodSync(folder, 0o755) // the server may run as another user
  const cluster = await startCluster({
    dir: join(folder, 'postgres'),
    password: 'prova',
    logFile: join(folder, 'postgres.log'),
    durable: false,
  })
  return {
    ...cluster,
    async stop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
