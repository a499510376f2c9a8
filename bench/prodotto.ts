/** The product with the documents of the cases persisted, as the browser's are. Run as a child process. */
import { parse } from 'graphql'
import { readEnv } from '../server/env.ts'
import { loadPersisted } from '../server/graphql/persisted.ts'
import { createLog } from '../server/log.ts'
import { startServer } from '../server/main.ts'
import { casi } from './casi.ts'

const config = readEnv(process.env)
const documenti = loadPersisted()
for (const { nome, prodotto } of casi) documenti.set(nome, { text: prodotto, document: parse(prodotto) })
const server = await startServer(config, createLog(config), documenti)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
// What lives after a collection, for bench/memoria.ts.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
