// A process that runs jobs, to be killed: node child.ts <database>

import { createDb } from '../../db/prisma.ts'
import { silentLog } from '../../log.ts'
import { createJobs } from '../jobs.ts'
import { slowJob } from './kinds.ts'

const databaseUrl = process.argv[2] ?? ''
const jobs = createJobs({ databaseUrl, db: createDb(databaseUrl), log: silentLog() })
jobs.define(slowJob)
await jobs.start()
process.send?.('pronto')
