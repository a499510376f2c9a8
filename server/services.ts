import { printJob } from '#acquisti/ordiniFornitore/pdf/printJob.ts'
import { finishCancellazioni } from '#amministrazione/interessati/finishCancellazioni.ts'
import './areas.ts'
import { cestinoCleanup } from '#documenti/cestino/purge.ts'
import { avanzamentiCron } from '#officina/avanzamento/align.ts'
import { proposeFineCron } from '#officina/chiusura/proposeFine.ts'
import { promemoriaOfferteCron } from '#ordini/offerte/remindOfferte.ts'
import { marginiCron } from '#ordini/ordini/alignMargini.ts'
import type { Services } from '#platform/context.ts'
import { createDb, type Db, READ_CONNECTIONS, TOKEN_CONNECTIONS, TOKEN_STATEMENT_MS } from '#platform/db/prisma.ts'
import type { Config } from '#platform/env.ts'
import { createEvents } from '#platform/events/events.ts'
import { createExaminer, type Examiner } from '#platform/files/examiner/examiner.ts'
import { importJob } from '#platform/imports/job.ts'
import { periodicBackup } from '#platform/jobs/backup.ts'
import { cleanup } from '#platform/jobs/cleanup.ts'
import { fileCleanup } from '#platform/jobs/fileCleanup.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { sealHistory } from '#platform/jobs/sealHistory.ts'
import type { Log } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createPdf } from '#platform/pdf/pdf.ts'
import { createReadiness } from '#platform/readiness.ts'
import { openStorage } from '#platform/storage/open.ts'
import { promemoriaCrons } from '#produzione/promemoria/cron.ts'
import { promesseCron } from '#produzione/promesse/promesseCron.ts'
import { searchJob } from '#produzione/proposte/ricerca/job.ts'

/**
 * Builds what every request uses; nothing is connected until it is started or asked.
 * @param examiner who reads untrusted files: processes of their own, unless a test says otherwise
 */
export function createServices(config: Config, log: Log, examiner: Examiner = createExaminer({ log })): Services {
  const db = createDb(config.databaseUrl, undefined, config.reads)
  const { tokenDb, readDb, closeOtherDbs } = otherDbs(db, config)
  const events = createEvents({ databaseUrl: config.databaseUrl, log })
  const storage = openStorage(config, log)
  const pdf = createPdf({ log })
  const jobs = createJobs({ databaseUrl: config.databaseUrl, db, log })
  jobs.cron(cleanup)
  jobs.cron(fileCleanup(storage))
  jobs.cron(sealHistory(config))
  jobs.cron(finishCancellazioni(config))
  for (const promemoria of promemoriaCrons(config)) jobs.cron(promemoria)
  jobs.cron(cestinoCleanup)
  jobs.cron(proposeFineCron)
  jobs.cron(avanzamentiCron)
  jobs.cron(marginiCron)
  jobs.cron(promemoriaOfferteCron(config))
  jobs.cron(promesseCron)
  jobs.define(importJob({ storage, examiner }))
  jobs.define(printJob({ pdf, storage }))
  jobs.define(searchJob)
  if (config.backup.everyMinutes > 0) jobs.cron(periodicBackup({ config, storage }))
  const metrics = createMetrics({ db, events, pdf, examiner, backupPlace: config.backup.place, ways: config })
  const readiness = createReadiness({ db, events, jobs, dataDir: config.dataDir })
  return {
    config,
    db,
    tokenDb,
    readDb,
    closeOtherDbs,
    events,
    storage,
    examiner,
    pdf,
    jobs,
    metrics,
    readiness,
    log,
  }
}

/** The database by fewer connections, in shorter statements or with fewer rights; each opened at its first use. */
function otherDbs(db: Db, config: Config): Pick<Services, 'tokenDb' | 'readDb' | 'closeOtherDbs'> {
  const opened = new Map<string, Db>()
  const once = (name: string, url: string, connections: number, statementMs?: number) => {
    const known = opened.get(name) ?? createDb(url, connections, config.reads, statementMs, db)
    opened.set(name, known)
    return known
  }
  const tokenDb = () => once('token', config.databaseUrl, TOKEN_CONNECTIONS, TOKEN_STATEMENT_MS)
  return {
    tokenDb,
    readDb(of) {
      if (config.databaseReadUrl === config.databaseUrl) return of
      return of === db
        ? once('letture', config.databaseReadUrl, READ_CONNECTIONS)
        : once('letture dei token', config.databaseReadUrl, TOKEN_CONNECTIONS, TOKEN_STATEMENT_MS)
    },
    closeOtherDbs: async () => void (await Promise.all([...opened.values()].map((one) => one.$disconnect()))),
  }
}

/** Closes everything; each service before those that it uses. */
export async function closeServices({ db, closeOtherDbs, events, examiner, pdf, jobs, log }: Services): Promise<void> {
  for (const [name, close] of [
    ['jobs', () => jobs.stop()],
    ['events', () => events.stop()],
    ['pdf', () => pdf.close()],
    ['examiner', () => examiner.close()],
    ['otherDbs', () => closeOtherDbs()],
    ['db', () => db.$disconnect()],
  ] as const) {
    await close().catch((error: unknown) => log.warn({ err: error, name }, 'chiusura incompleta'))
  }
}
