/**
 * The product with the documents of the cases persisted, as the browser's are. Run as a child process; with WORKERS=n
 * it is n processes, as `npm start` would be.
 */
import cluster from 'node:cluster'
import { parse } from 'graphql'
import { loadPersisted } from '../server/doors/graphql/persistedDocuments.ts'
import { startWorkers } from '../server/doors/workers/start.ts'
import { type RunningServer, startServer } from '../server/main.ts'
import { readEnv, readWorkers } from '../server/platform/env.ts'
import { createLog } from '../server/platform/log.ts'
import { benchCases } from './cases.ts'
import { floorDocuments } from './officina/documents.ts'

const config = readEnv(process.env)
const log = createLog(config)

function start(): Promise<RunningServer> {
  const count = cluster.isPrimary ? readWorkers(process.env) : 1
  if (count > 1) return startWorkers({ count, env: process.env, log, exec: import.meta.filename })
  const documenti = loadPersisted()
  for (const { nome, prodotto } of benchCases) documenti.set(nome, { text: prodotto, document: parse(prodotto) })
  for (const [name, text] of Object.entries(floorDocuments)) documenti.set(name, { text, document: parse(text) })
  return startServer(config, log, documenti)
}

const server = await start()
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
// What lives after a collection, for bench/memory.ts.
process.on('message', (message) => {
  if (message !== 'memoria') return
  const { heapTotal: taken } = process.memoryUsage()
  globalThis.gc?.()
  process.send?.({ ...process.memoryUsage(), preso: taken })
})
