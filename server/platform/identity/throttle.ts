import type { Db, Tx } from '../db/prisma.ts'

/** Windows follow each other, `secondi` seconds each. */
interface Window {
  secondi: number
}

/** At most `max` times in each window. */
export interface ThrottleLimit extends Window {
  max: number
}

/** The answer: `riprovaFra` is 0, or the whole seconds to wait (at least 1). */
interface ThrottleOutcome {
  ok: boolean
  retryAfter: number
}

/**
 * Counts one attempt under `key` and says whether it may go on. Windows are fixed, the counters shared by
 * every process, the clock the database's. Shorter windows come first, and an attempt one of them refuses
 * does not count in the longer ones: hammering does not turn a minute's wait into an hour's.
 * Call it outside the transaction of the attempt, which may be rolled back.
 */
export async function consume(db: Db | Tx, key: string, windows: readonly ThrottleLimit[]): Promise<ThrottleOutcome> {
  for (const { max, secondi } of [...windows].sort((a, b) => a.secondi - b.secondi)) {
    // One statement: two processes can't both take the last place. No row back means the window is full.
    const taken = await db.$executeRaw`
      INSERT INTO throttle (chiave, finestra, conteggio, scade_il)
      SELECT ${`${key}:${secondi}`}, inizio, 1, inizio + make_interval(secs => ${secondi}::double precision)
      FROM (SELECT to_timestamp(floor(extract(epoch FROM now()) / ${secondi}::int) * ${secondi}::int) AS inizio) AS w
      ON CONFLICT (chiave, finestra) DO UPDATE SET conteggio = throttle.conteggio + 1
      WHERE throttle.conteggio < ${max}::int`
    if (taken === 0) return { ok: false, retryAfter: await secondsLeft(db, secondi) }
  }
  return { ok: true, retryAfter: 0 }
}

/**
 * Counts one more under `key` in the present window, however many there are.
 * @returns how many there were before
 */
export async function tally(db: Db | Tx, key: string, secondi: number): Promise<number> {
  const [row] = await db.$queryRaw<{ prima: number }[]>`
    INSERT INTO throttle (chiave, finestra, conteggio, scade_il)
    SELECT ${`${key}:${secondi}`}, inizio, 1, inizio + make_interval(secs => ${secondi}::double precision)
    FROM (SELECT to_timestamp(floor(extract(epoch FROM now()) / ${secondi}::int) * ${secondi}::int) AS inizio) AS w
    ON CONFLICT (chiave, finestra) DO UPDATE SET conteggio = throttle.conteggio + 1
    RETURNING (conteggio - 1)::int AS prima`
  return row?.prima ?? 0
}

/** How many calls a key has made in the present window, the last one included, and the whole seconds it still lasts. */
export interface Turn {
  used: number
  resetIn: number
}

/**
 * Counts one more under each key in the present window, by one statement, however many there are.
 * @param keys in the order in which every caller gives them: two statements lock their rows alike
 * @returns the counters in the order of the keys
 */
export async function takeTurns(db: Db | Tx, keys: readonly string[], secondi: number): Promise<Turn[]> {
  const names = keys.map((key) => `${key}:${secondi}`)
  const rows = await db.$queryRaw<{ chiave: string; used: number; resetIn: number }[]>`
    INSERT INTO throttle (chiave, finestra, conteggio, scade_il)
    SELECT nome, inizio, 1, inizio + make_interval(secs => ${secondi}::double precision)
    FROM unnest(${names}::text[]) WITH ORDINALITY AS k (nome, posto),
      (SELECT to_timestamp(floor(extract(epoch FROM now()) / ${secondi}::int) * ${secondi}::int) AS inizio) AS w
    ORDER BY posto
    ON CONFLICT (chiave, finestra) DO UPDATE SET conteggio = throttle.conteggio + 1
    RETURNING chiave, conteggio::int AS used, greatest(1, ceil(extract(epoch FROM scade_il - now())))::int AS "resetIn"`
  return names.map((name) => rows.find(({ chiave }) => chiave === name) ?? { used: 1, resetIn: secondi })
}

async function secondsLeft(db: Db | Tx, secondi: number): Promise<number> {
  const [row] = await db.$queryRaw<{ resto: number }[]>`
    SELECT (${secondi}::int - floor(extract(epoch FROM now()))::bigint % ${secondi}::int)::int AS resto`
  return Math.max(1, row?.resto ?? secondi)
}

/** Forgets what `key` has used, e.g. the failed tries of an account after a good login. */
export async function forget(db: Db | Tx, key: string, windows: readonly Window[]): Promise<void> {
  await db.throttle.deleteMany({ where: { chiave: { in: windows.map(({ secondi }) => `${key}:${secondi}`) } } })
}

/** Gives one attempt of `key` back: a good login is not what its address is limited for. */
export async function refund(db: Db | Tx, key: string, windows: readonly Window[]): Promise<void> {
  const keys = windows.map(({ secondi }) => `${key}:${secondi}`)
  await db.throttle.updateMany({
    where: { chiave: { in: keys }, scadeIl: { gt: new Date() }, conteggio: { gt: 0 } },
    data: { conteggio: { decrement: 1 } },
  })
}

/** Deletes the counters of past windows. @returns how many */
export async function pruneThrottle(db: Db | Tx): Promise<number> {
  return db.$executeRaw`DELETE FROM throttle WHERE scade_il < now()`
}
