// A mail worker in a process of its own, to be killed: node figlio.ts <database> <smtp> <lease seconds>
import { createEvents } from '../../events.ts'
import { silentLog } from '../../log.ts'
import { createDb } from '../../prisma.ts'
import { createMailWorker } from '../worker.ts'

const [databaseUrl = '', smtpUrl = '', lease = ''] = process.argv.slice(2)
const events = createEvents({ databaseUrl, log: silentLog() })
await events.start()
createMailWorker({
  db: createDb(databaseUrl),
  events,
  log: silentLog(),
  smtpUrl,
  mittente: async () => ({ address: 'info@azienda.example', name: 'Azienda' }),
  leaseSecondi: Number(lease),
  pausaMs: 100,
}).start()
