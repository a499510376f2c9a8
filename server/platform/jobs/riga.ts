import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import { emit } from '../events/events.ts'

const PROGRESS_MS = 500

/** A job that is over stays as it is: what a late run says no longer counts. */
async function cambia(db: Db | Tx, pk: number, data: Prisma.JobUpdateManyMutationInput): Promise<void> {
  const write = async (tx: Tx) => {
    const where = { id: pk, stato: { in: ['IN_CODA', 'IN_CORSO'] as ('IN_CODA' | 'IN_CORSO')[] } }
    const { count } = await tx.job.updateMany({ where, data })
    if (count > 0) await emit(tx, 'job', { pk })
  }
  await ('$transaction' in db ? db.$transaction(write) : write(db))
}

/** Makes the row that a user follows, and emits its event. */
export async function creaRiga(tx: Tx, tipo: string, userId: number | null): Promise<number> {
  const { id } = await tx.job.create({ data: { tipo, userId }, select: { id: true } })
  await emit(tx, 'job', { pk: id })
  return id
}

export async function segnaInCorso(db: Db, pk: number): Promise<void> {
  await cambia(db, pk, { stato: 'IN_CORSO', progresso: 0 })
}

/** It will be tried again. */
export async function segnaInCoda(db: Db, pk: number): Promise<void> {
  await cambia(db, pk, { stato: 'IN_CODA', progresso: 0 })
}

export async function segnaCompletato(db: Db, pk: number, risultato: unknown): Promise<void> {
  // A round trip through JSON drops what the column can't hold (undefined, functions).
  const valore = risultato === undefined ? undefined : (JSON.parse(JSON.stringify(risultato)) as Prisma.InputJsonValue)
  await cambia(db, pk, { stato: 'COMPLETATO', progresso: 100, risultato: valore ?? undefined })
}

/** What the user reads: their own errors in full, of a fault only that there was one. */
export async function segnaFallito(db: Db, pk: number, error: unknown): Promise<void> {
  const errori =
    error instanceof UserErrors
      ? error.errors.map(({ code, field, message }) => ({ code, field, message }))
      : [{ code: 'FAULT', field: null, message: "L'operazione non è riuscita per un errore imprevisto." }]
  await cambia(db, pk, { stato: 'FALLITO', errori })
}

/** Progress, written at most twice a second and never backwards. */
export function createProgresso(db: Db, pk: number): (percento: number) => Promise<void> {
  let written = 0
  let last = 0
  return async (percento) => {
    const value = Math.max(0, Math.min(100, Math.floor(percento)))
    const now = Date.now()
    if (value <= written || now - last < PROGRESS_MS) return
    written = value
    last = now
    await cambia(db, pk, { progresso: value })
  }
}
