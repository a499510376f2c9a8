import { readEnv } from '../env.ts'
import { startServer } from '../main.ts'
import { createShutdown } from './shutdown.ts'

// The server alone, on a database that is ready (DATABASE_URL): `npm run dev` restarts it, a second process adds to it.
const shutdown = createShutdown()
const server = await startServer(readEnv(process.env))
shutdown.add(() => server.stop())
console.log(`Server su ${server.url}`)
