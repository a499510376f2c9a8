// A process that runs jobs, to be killed: node figlio.ts <database>

import { createDb } from '../../db/prisma.ts'
import { silentLog } from '../../log.ts'
import { createJobs } from '../jobs.ts'
import { lento } from './tipi.ts'

const databaseUrl = process.argv[2] ?? ''
const jobs = createJobs({ databaseUrl, db: createDb(databaseUrl), log: silentLog() })
jobs.define(lento)
await jobs.start()
process.send?.('pronto')
