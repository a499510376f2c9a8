import { statfs } from 'node:fs/promises'
import { isFull } from './db/faults.ts'
import type { Db } from './db/prisma.ts'
import type { Events } from './events/events.ts'
import type { Jobs } from './jobs/jobs.ts'

/** What the product needs to work; each true when it is there. */
interface Checks {
  database: boolean
  eventi: boolean
  lavori: boolean
  /** Room on the disk of the data folder, and on the database's as far as its errors tell. */
  spazio: boolean
}

export interface Readiness {
  /** Looks at an error that was answered with "not available": a full disk is remembered until there is room again. */
  note(error: unknown): void
  /** Answers within some seconds whatever is away; asked often, it looks once a second. */
  check(): Promise<Checks>
  /** From now on the process is ending: not ready. */
  end(): void
}

/** Bytes free below which the data folder counts as full: a few segments of PostgreSQL's log. */
const FREE_MIN = 64 * 1024 * 1024
const PATIENCE_MS = 3_000
const KEEP_MS = 1_000

interface Needs {
  db: Db
  events: Events
  jobs: Jobs
  dataDir: string
}

/** Whether the process can work, for /readyz. */
export function createReadiness({ db, events, jobs, dataDir }: Needs): Readiness {
  let databaseIsFull = false
  let ending = false
  let kept: { at: number; checks: Promise<Checks> } | undefined

  /** False when it fails or takes too long. */
  function inTime(work: PromiseLike<unknown>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const deadline = setTimeout(() => resolve(false), PATIENCE_MS)
    work.then(
      () => resolve(true),
      () => resolve(false),
    )
    return promise.finally(() => clearTimeout(deadline))
  }

  async function hasRoom(): Promise<boolean> {
    // A folder that is not there, or a system that does not tell, holds nothing of ours.
    const disk = await statfs(dataDir).catch(() => null)
    if (disk && disk.bavail * disk.bsize < FREE_MIN) return false
    if (!databaseIsFull) return true
    // A megabyte that nobody keeps: what is full refuses it.
    databaseIsFull = !(await inTime(db.$executeRaw`
      CREATE TEMPORARY TABLE prova_spazio ON COMMIT DROP AS SELECT n FROM generate_series(1, 30000) AS n`))
    return !databaseIsFull
  }

  async function look(): Promise<Checks> {
    const [database, spazio] = await Promise.all([inTime(db.$queryRaw`SELECT 1`), hasRoom()])
    return { database, eventi: events.stato().connesso, lavori: jobs.pronto(), spazio }
  }

  return {
    note(error) {
      if (isFull(error)) databaseIsFull = true
    },
    async check() {
      if (ending) return { database: false, eventi: false, lavori: false, spazio: false }
      const now = performance.now()
      if (!kept || now - kept.at > KEEP_MS) kept = { at: now, checks: look() }
      return kept.checks
    },
    end() {
      ending = true
    },
  }
}
