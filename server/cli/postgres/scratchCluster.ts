import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '../scratchFolder.ts'
import { type Cluster, startCluster } from './pgCluster.ts'

/** A PostgreSQL of its own in a temporary folder, without durability; `stop` removes every trace. */
export async function startScratchCluster(): Promise<Cluster> {
  const folder = scratchFolder('serramenti-prova-')
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
