import type { Db, Tx } from '../db/prisma.ts'
import type { Log } from '../log.ts'

/** What a running job may use. */
interface JobContext {
  db: Db
  log: Log
  /** Number of the row of `jobs` the user follows. */
  pk: number
  userId: number | null
  /** Aborted when the process stops or the job takes too long: leave off, it will be run again. */
  signal: AbortSignal
  /** Tells the user how far it is, 0 to 100; written at most twice a second. @throws JobOver when it was cancelled */
  progresso(percent: number): Promise<void>
}

/** What a running job that can be cancelled may use besides. */
interface CancellableContext<Result> extends JobContext {
  /**
   * Says what it made, as the last statement of the one transaction it writes with.
   * @throws JobOver when it was cancelled: let it undo the transaction
   */
  concludi(tx: Tx, result: Result): Promise<void>
}

/** A kind of long work: import, bulk PDF, reminder. */
export interface JobKind<Data extends object, Result> {
  nome: string
  /** Seconds it may take before it is given up and tried again; 15 minutes when missing. */
  scadenzaSecondi?: number
  /** How many times a failed or interrupted run is tried again; 2 when missing. */
  ripetizioni?: number
  /** How many run at once in a process; 1 when missing. */
  paralleli?: number
  /**
   * Does the work. It may be interrupted at any point and run again from the beginning, so what it does must bear
   * repeating. What it returns is shown to the user. A UserErrors it throws is shown too, and not tried again.
   */
  run(data: Data, ctx: CancellableContext<Result>): Promise<Result>
  /** It calls `concludi`, and so may be cancelled until then. */
  annullabile?: boolean
}

/** Declares a kind of job, in the domain's own file. */
export function defineJob<Data extends object, Result>(tipo: JobKind<Data, Result>): JobKind<Data, Result> {
  return tipo
}

/** A scheduled job of the product itself, run in one process at a time; no user follows it. */
export interface CronKind {
  nome: string
  /** Five fields, in Italian time. */
  when: string
  /** Seconds it may take; 15 minutes when missing. */
  scadenzaSecondi?: number
  /** @param ctx.signal aborted when the process stops or the job takes too long: stop then */
  run(ctx: { db: Db; log: Log; signal: AbortSignal }): Promise<void>
}
