import { randomUUID } from 'node:crypto'
import type { Claim } from '../context.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { Refusal } from '../errors.ts'

/** A call has a key to itself for so long, seconds, unless it says that it is still at work. */
const LEASE = 30
/** How often a call says so, milliseconds. */
export const EXTEND_MS = 10_000

/** What there is of a key: it is the caller's to answer, another call is at it, it is answered, it is another request's. */
type Found =
  | { state: 'mine'; claim: Claim }
  | { state: 'busy' }
  /** Null: the answer is not kept. */
  | { state: 'answered'; answer: string | null }
  | { state: 'other' }

interface Row {
  richiesta: string
  conclusa: boolean
  scritta: boolean
  risposta: string | null
  isOver: boolean
}

/**
 * Takes a key to answer it, unless another call has it or had it: one statement, of calls at the same moment one wins.
 * Taken again is what is older than a day, and what a call left behind that ended before it wrote anything.
 * @param id of caller and key
 * @param request signature of what is asked
 */
export async function takeKey(db: Db, id: string, request: string): Promise<Found> {
  const turn = randomUUID()
  const taken = await db.$executeRaw`
    INSERT INTO chiavi_idempotenza AS k (id, richiesta, turno, turno_fino)
    VALUES (${id}, ${request}, ${turn}, now() + make_interval(secs => ${LEASE}::int))
    ON CONFLICT (id) DO UPDATE SET richiesta = excluded.richiesta, turno = excluded.turno,
      turno_fino = excluded.turno_fino, scritta = false, conclusa = false, risposta = NULL, creata_il = now()
    WHERE k.creata_il < now() - interval '24 hours'
      OR (NOT k.conclusa AND NOT k.scritta AND k.turno_fino < now() AND k.richiesta = excluded.richiesta)`
  if (taken > 0) return { state: 'mine', claim: { id, turn } }
  return (await lookAtKey(db, id, request)) ?? { state: 'busy' }
}

/** What has become of a key that was busy; null when it may be taken. */
export async function lookAtKey(db: Db, id: string, request: string): Promise<Found | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT richiesta, conclusa, scritta, risposta, turno_fino < now() AS "isOver"
    FROM chiavi_idempotenza WHERE id = ${id}`
  if (!row) return null
  if (row.richiesta !== request) return { state: 'other' }
  if (row.conclusa) return { state: 'answered', answer: row.risposta }
  if (!row.isOver) return { state: 'busy' }
  // Its call has ended without an answer: what it has written is not written again.
  return row.scritta ? { state: 'answered', answer: null } : null
}

/**
 * Notes in the transaction of a write that it is done: committed together, so that nobody does it again. After one with
 * transactions of its own it is noted at once.
 * @throws Refusal when the call was taken for one that has ended, and another is at it: the transaction must not commit
 */
export async function markWritten(tx: Tx | Db, { id, turn }: Claim): Promise<void> {
  const marked = await tx.$executeRaw`UPDATE chiavi_idempotenza SET scritta = true WHERE id = ${id} AND turno = ${turn}`
  if (marked === 0) throw inUse()
}

/** Says that a call is still at work. */
export async function extendClaim(db: Db, { id, turn }: Claim): Promise<void> {
  await db.$executeRaw`
    UPDATE chiavi_idempotenza SET turno_fino = now() + make_interval(secs => ${LEASE}::int)
    WHERE id = ${id} AND turno = ${turn}`
}

/** Ends a claim by its answer. @param answer null where it is not kept */
export async function concludeClaim(db: Db, { id, turn }: Claim, answer: string | null): Promise<void> {
  await db.$executeRaw`
    UPDATE chiavi_idempotenza SET conclusa = true, risposta = ${answer} WHERE id = ${id} AND turno = ${turn}`
}

/** Gives a key back of which nothing is written. @returns false when something is */
export async function freeClaim(db: Db, { id, turn }: Claim): Promise<boolean> {
  const freed = await db.$executeRaw`
    DELETE FROM chiavi_idempotenza WHERE id = ${id} AND turno = ${turn} AND NOT scritta`
  return freed > 0
}

/** Deletes the keys that no longer count. @returns how many */
export async function pruneKeys(db: Db): Promise<number> {
  return db.$executeRaw`DELETE FROM chiavi_idempotenza WHERE creata_il < now() - interval '24 hours'`
}

/** The refusal while another call is at the same request. */
export const inUse = (): Refusal => new Refusal('IDEMPOTENCY_KEY_IN_USE', undefined, { retryAfter: 5 })
