import { openDatabase } from '../postgres/postgres.ts'
import { createShutdown } from '../shutdown.ts'

// Holds the embedded database of a folder as `npm start` does, until a signal; says its address on stdout.
const shutdown = createShutdown()
const db = await openDatabase({ dataDir: process.argv[2] ?? '' })
shutdown.add(() => db.stop())
if (process.argv[3] === 'completo') db.complete()
setInterval(() => {}, 60_000)
console.log(db.url)
