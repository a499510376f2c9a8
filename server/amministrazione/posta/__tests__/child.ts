// A mail worker in a process of its own, to be killed: node child.ts <database> <smtp> <lease seconds>

import { createDb } from '#platform/db/prisma.ts'
import { createEvents } from '#platform/events/events.ts'
import { silentLog } from '#platform/log.ts'
import { createMailWorker } from '#platform/mail/worker.ts'

const [databaseUrl = '', smtpUrl = '', lease = ''] = process.argv.slice(2)
const events = createEvents({ databaseUrl, log: silentLog() })
await events.start()
createMailWorker({
  db: createDb(databaseUrl),
  events,
  log: silentLog(),
  storage: { read: () => Promise.reject(new Error('no file here')) },
  smtpUrl,
  sender: async () => ({ address: 'info@azienda.example', name: 'Azienda' }),
  leaseSecondi: Number(lease),
  pausaMs: 100,
}).start()
