import type { Prisma, StatoJob } from '#prisma/generated/client.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import { emit } from '../events/events.ts'

const PROGRESS_MS = 500

/** Thrown into a run whose job is over, cancelled most likely: nothing of what it does may stay. */
export class JobOver extends Error {}

/** States of a job that is not over. */
export const OPEN: StatoJob[] = ['IN_CODA', 'IN_CORSO']

/**
 * A job that is over stays as it is: what a late run says no longer counts.
 * @returns whether it was not over
 */
async function change(db: Db | Tx, pk: number, data: Prisma.JobUpdateManyMutationInput): Promise<boolean> {
  const write = async (tx: Tx) => {
    const { count } = await tx.job.updateMany({ where: { id: pk, stato: { in: OPEN } }, data })
    if (count > 0) await emit(tx, 'job', { pk })
    return count > 0
  }
  return '$transaction' in db ? db.$transaction(write) : write(db)
}

/** Makes the row that a user follows; other processes and browsers hear of it. */
export async function createJobRow(tx: Tx, data: Prisma.JobUncheckedCreateInput): Promise<number> {
  const { id } = await tx.job.create({ data, select: { id: true } })
  await emit(tx, 'job', { pk: id })
  return id
}

/** @returns false when it was cancelled while it waited */
export function markRunning(db: Db, pk: number): Promise<boolean> {
  return change(db, pk, { stato: 'IN_CORSO', progresso: 0 })
}

/** It will be tried again. */
export async function markQueued(db: Db, pk: number): Promise<void> {
  await change(db, pk, { stato: 'IN_CODA', progresso: 0 })
}

/** @returns false when it was over already */
export function markCompleted(db: Db | Tx, pk: number, result: unknown): Promise<boolean> {
  // A round trip through JSON drops what the column can't hold (undefined, functions).
  const value = result === undefined ? undefined : (JSON.parse(JSON.stringify(result)) as Prisma.InputJsonValue)
  return change(db, pk, { stato: 'COMPLETATO', progresso: 100, risultato: value ?? undefined })
}

/** @param who name of who cancels it, told to who waits. @returns false when it was over already */
export function markCancelled(tx: Tx, pk: number, who: string): Promise<boolean> {
  const message = `Annullamento chiesto da ${who}: non è stato scritto nulla.`
  return change(tx, pk, { stato: 'ANNULLATO', errori: [{ code: 'CANCELLED', field: null, message }] })
}

/** What the user reads: their own errors in full, of a fault only that there was one. */
export async function markFailed(db: Db, pk: number, error: unknown): Promise<void> {
  const errors =
    error instanceof UserErrors
      ? error.errors.map(({ code, field, message }) => ({ code, field, message }))
      : [{ code: 'FAULT', field: null, message: "L'operazione non è riuscita per un errore imprevisto." }]
  await change(db, pk, { stato: 'FALLITO', errori: errors })
}

/**
 * Progress, written at most twice a second and never backwards.
 * @returns tells how far a run is. It throws JobOver when the job was cancelled, noticed within half a second
 */
export function createProgress(db: Db, pk: number): (percent: number) => Promise<void> {
  let written = 0
  let last = 0
  return async (percent) => {
    const value = Math.max(0, Math.min(100, Math.floor(percent)))
    const now = Date.now()
    if (now - last < PROGRESS_MS) return
    last = now
    const open =
      value > written
        ? await change(db, pk, { progresso: value })
        : (await db.job.count({ where: { id: pk, stato: { in: OPEN } } })) > 0
    if (!open) throw new JobOver(`job ${pk}`)
    written = Math.max(written, value)
  }
}

/**
 * Ends a job in the transaction of what it writes, of which it is to be the last statement: both are there, or neither.
 * Who wants to cancel it waits until that commits, and is told that it is late.
 * @throws JobOver when it was cancelled before
 */
export async function concludeJob(tx: Tx, pk: number, result: unknown): Promise<void> {
  if (!(await markCompleted(tx, pk, result))) throw new JobOver(`job ${pk}`)
}
