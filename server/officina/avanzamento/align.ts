import { setTimeout } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import { isTransient } from '#platform/db/faults.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import { regenerateOrdini } from './regenerate.ts'

/** Orders that are written in one transaction: few, as the process does nothing else while it reckons them. */
const LOTTO = 5
/** What a reader writes in any case. */
const PER_READ = 20
/** How long a reader goes on writing beyond the first ones, in ms: nobody waits for what has marked all of them. */
const READING_TIME = 100
/** Marks that are looked at together. */
const SIGNS = 2000

interface Misura {
  /** Orders at least, as far as there are. */
  count?: number
  /** Only those of these that are marked. */
  ordini?: readonly number[] | undefined
  /** Given up between two transactions. */
  signal?: AbortSignal | undefined
}

/**
 * Writes the progress of the marked orders anew, the oldest marks first; beyond those that were asked for it stops after
 * a tenth of a second.
 * @returns how many orders stay marked
 */
export async function alignAvanzamenti(db: Db, { count = PER_READ, ordini, signal }: Misura = {}): Promise<number> {
  const inizio = performance.now()
  const only = ordini ? [...ordini] : null
  let done = 0
  while (!signal?.aborted && (done < count || performance.now() - inizio < READING_TIME)) {
    const lotto = await readLotto(db, only)
    if (lotto.length === 0) return 0
    await regenerateBatch(db, lotto)
    done += lotto.length
  }
  const [resto] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(DISTINCT ordine_id)::int AS count FROM avanzamenti_da_rifare
    WHERE ${only}::int[] IS NULL OR ordine_id = ANY(${only}::int[])`
  return resto.count
}

/** The same before a reading, also of who may only read. @returns how many orders stay marked */
export const alignedForReading = ({ services: { db, figuresDb } }: Context, misura: Misura = {}): Promise<number> =>
  alignAvanzamenti(figuresDb ?? db, misura)

/** The orders that were marked first and have something to be reckoned; the marks of the others go. */
async function readLotto(db: Db, only: number[] | null): Promise<number[]> {
  for (;;) {
    // Most of the orders that are written have nothing done yet, and so no progress.
    const signs = await db.$queryRaw<{ id: bigint; ordine: number; isNothing: boolean }[]>`
      SELECT d.id, d.ordine_id AS ordine, NOT EXISTS (SELECT FROM attivita a WHERE a.ordine_id = d.ordine_id)
        AND NOT EXISTS (SELECT FROM ordini_fornitore f WHERE f.ordine_id = d.ordine_id AND f.data_arrivo IS NOT NULL)
        AND NOT EXISTS (SELECT FROM avanzamenti_ordine k WHERE k.ordine_id = d.ordine_id) AS "isNothing"
      FROM (SELECT id, ordine_id FROM avanzamenti_da_rifare
        WHERE ${only}::int[] IS NULL OR ordine_id = ANY(${only}::int[]) ORDER BY id LIMIT ${SIGNS}) d ORDER BY d.id`
    const unused = signs.filter(({ isNothing }) => isNothing).map(({ id }) => id)
    if (unused.length > 0) await db.$executeRaw`DELETE FROM avanzamenti_da_rifare WHERE id = ANY(${unused}::bigint[])`
    const ordini = new Set(signs.flatMap(({ ordine, isNothing }) => (isNothing ? [] : ordine)))
    if (ordini.size > 0 || signs.length < SIGNS) return [...ordini].slice(0, LOTTO)
  }
}

const ATTEMPTS = 5

async function regenerateBatch(db: Db, lotto: readonly number[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.$transaction((tx) => regenerateOrdini(tx, lotto), { timeout: 30_000, maxWait: 10_000 })
      return
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error
    }
  }
}

/** How long a round of the clock goes on, and how often it looks meanwhile, in ms. */
const ROUND_MS = 50_000
const POLL_MS = 2_000

/** All day: what changes is written within some seconds, so that who reads figures rarely waits for it. */
export const avanzamentiCron: CronKind = {
  nome: 'avanzamenti',
  when: '* * * * *',
  async run({ db, signal }) {
    const fine = performance.now() + ROUND_MS
    while (!signal.aborted && performance.now() < fine) {
      const inizio = performance.now()
      const staying = await alignAvanzamenti(db, { count: LOTTO, signal })
      // It leaves the process to people for as long as it has had it.
      const pause = staying === 0 ? POLL_MS : performance.now() - inizio
      await setTimeout(pause, undefined, { signal }).catch(() => undefined)
    }
  },
}
