import { fromPrisma, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import type { Log } from '../log.ts'
import { openTracer, traced } from '../tracing/tracing.ts'
import type { CronKind, JobKind } from './kind.ts'
import {
  concludeJob,
  createJobRow,
  createProgress,
  JobOver,
  markCompleted,
  markFailed,
  markQueued,
  markRunning,
} from './row.ts'
import { JOBS_SCHEMA } from './schema.ts'

export interface Jobs {
  /** Registers a kind of job: this process will run it. Before `start`. */
  define<Data extends object, Result>(tipo: JobKind<Data, Result>): void
  /** Registers a work of the clock. Before `start`. */
  cron(tipo: CronKind): void
  start(): Promise<void>
  /** Aborts the running jobs and waits 2 seconds; those that do not end are run again elsewhere. */
  stop(): Promise<void>
  /**
   * Queues a job in the caller's transaction: it is run if, and only if, that commits.
   * @returns the number of the row of `jobs` that the user can follow
   */
  enqueue<Data extends object, Result>(
    tx: Tx,
    tipo: JobKind<Data, Result>,
    data: Data,
    options?: { userId?: number | null; descrizione?: string },
  ): Promise<number>
  /** Whether jobs of a kind can be cancelled. */
  annullabile(tipo: string): boolean
  /** For /readyz. */
  pronto(): boolean
}

/** What travels in the queue: the data, and the row the user follows. */
interface Envelope {
  pk: number
  userId: number | null
  data: object
  /** Of the request that asked for it, while spans are told. */
  traceparent?: string
}

/** Where pg-boss puts what has failed for good, a killed process included: there the user's row is closed. */
const FAILED_JOBS = 'falliti'
/** A run whose process died is noticed within these two together. */
const HEARTBEAT_SECONDS = 10
const MONITOR_SECONDS = 5
/** New jobs are notified; only those put off for another try wait for the poll. */
const POLL_SECONDS = 3
const STOP_MS = 2_000

/**
 * Background jobs on pg-boss, in a schema of its own in the same database. A job has a row in `jobs` with state,
 * progress and result, and tells of each change with the event `job`.
 */
export function createJobs(options: { databaseUrl: string; db: Db; log: Log }): Jobs {
  const { databaseUrl, db, log } = options
  const tipi = new Map<string, JobKind<object, unknown>>()
  const crons = new Map<string, CronKind>()
  const stopping = new AbortController()
  let started = false

  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    application_name: 'serramenti lavori',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    persistWarnings: false,
    registerInstance: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))

  async function runOne(tipo: JobKind<object, unknown>, job: JobWithMetadata<Envelope>): Promise<void> {
    const { pk, userId, data } = job.data
    const signal = AbortSignal.any([job.signal, stopping.signal])
    const context = { db, log: log.child({ job: tipo.nome, pk }), pk, userId, signal }
    if (!(await markRunning(db, pk))) return
    try {
      const result = await tipo.run(data, {
        ...context,
        progresso: createProgress(db, pk),
        concludi: (tx, made) => concludeJob(tx, pk, made),
      })
      await markCompleted(db, pk, result)
    } catch (error) {
      if (error instanceof JobOver) return context.log.info('job cancelled')
      context.log.warn({ err: error, retryCount: job.retryCount }, 'job failed')
      // The user must correct something: trying again would not help.
      if (error instanceof UserErrors) return markFailed(db, pk, error)
      if (job.retryCount >= job.retryLimit) await markFailed(db, pk, error)
      else await markQueued(db, pk)
      throw error
    }
  }

  async function serve(tipo: JobKind<object, unknown>): Promise<void> {
    const { nome, scadenzaSecondi = 900, ripetizioni = 2, paralleli = 1 } = tipo
    const queue = {
      expireInSeconds: scadenzaSecondi,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: ripetizioni,
      retryDelay: 2,
      retryBackoff: true,
      deadLetter: FAILED_JOBS,
      notify: true,
    }
    await boss.createQueue(nome, queue)
    await boss.updateQueue(nome, queue)
    await boss.work(
      nome,
      {
        includeMetadata: true,
        localConcurrency: paralleli,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 10,
      },
      async ([job]: JobWithMetadata<Envelope>[]) => {
        if (!job) return
        const values = { 'app.job': job.data.pk, 'app.job.retries': job.retryCount }
        const cause = job.data.traceparent
        await traced({ name: `job ${nome}`, kind: 'consumer', values, cause }, () => runOne(tipo, job))
      },
    )
  }

  async function serveCron({ nome, when, scadenzaSecondi = 900, run }: CronKind): Promise<void> {
    const queue = { retryLimit: 0, expireInSeconds: scadenzaSecondi, heartbeatSeconds: HEARTBEAT_SECONDS }
    await boss.createQueue(nome, { policy: 'singleton', ...queue })
    await boss.schedule(nome, when, null, { tz: 'Europe/Rome' })
    await boss.work(nome, { pollingIntervalSeconds: 30 }, async ([job]) => {
      const signal = job ? AbortSignal.any([job.signal, stopping.signal]) : stopping.signal
      await traced({ name: `cron ${nome}`, kind: 'consumer' }, () =>
        run({ db, log: log.child({ cron: nome }), signal }),
      )
    })
  }

  return {
    define: (tipo) => void tipi.set(tipo.nome, tipo),
    cron: (tipo) => void crons.set(tipo.nome, tipo),
    async start() {
      await boss.start()
      await boss.createQueue(FAILED_JOBS, { retryLimit: 5, deleteAfterSeconds: 86_400, notify: true })
      await boss.work<Envelope>(FAILED_JOBS, { notifyPollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
        if (job) await markFailed(db, job.data.pk, new Error('gave up'))
      })
      for (const tipo of tipi.values()) await serve(tipo)
      for (const tipo of crons.values()) await serveCron(tipo)
      started = true
    },
    async stop() {
      if (!started) return
      started = false
      stopping.abort(new Error('Server in arresto'))
      await boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
    async enqueue(tx, tipo, data, { userId = null, descrizione = '' } = {}) {
      const pk = await createJobRow(tx, { tipo: tipo.nome, userId, descrizione })
      const traceparent = openTracer()?.traceparent()
      const envelope: Envelope = { pk, userId, data, ...(traceparent ? { traceparent } : {}) }
      await boss.send(tipo.nome, envelope, { db: fromPrisma(tx) })
      return pk
    },
    annullabile: (tipo) => tipi.get(tipo)?.annullabile === true,
    pronto: () => started,
  }
}
