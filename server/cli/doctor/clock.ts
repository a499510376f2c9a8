import pg from 'pg'
import { readMigrations } from '#prisma/migrationFiles.ts'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'

const WHAT = 'Orologio'
const REMEDY = 'sincronizzare l’ora di questa macchina e del database (timedatectl set-ntp true)'
const NOTICEABLE_MS = 2_000
const WRONG_MS = 60_000

/**
 * Whether the machine's time can be right: not before this version was made, the same as the database's.
 * @param ours the machine's clock, milliseconds
 */
export async function checkClock(databaseUrl: string | null, ours: () => number = Date.now): Promise<Finding> {
  const newest = (await readMigrations()).at(-1)?.name.slice(0, 8) ?? ''
  const made = Date.parse(`${newest.slice(0, 4)}-${newest.slice(4, 6)}-${newest.slice(6, 8)}T00:00:00Z`)
  const now = new Date(ours())
  if (now.getTime() < made) {
    return failed(WHAT, `segna ${now.toISOString()}, prima che questa versione fosse fatta`, REMEDY)
  }
  const summer = new Intl.DateTimeFormat('it', { timeZone: 'Europe/Rome', hour: '2-digit' })
  if (summer.format(new Date('2026-07-01T12:00:00Z')) !== '14') {
    return failed(WHAT, 'mancano i fusi orari', 'usare il Node che arriva con il programma')
  }
  if (databaseUrl === null) return ok(WHAT, now.toISOString())
  try {
    const apart = await apartFrom(databaseUrl, ours)
    const text = `${(apart / 1000).toFixed(1).replace('.', ',')} s di differenza dal database`
    if (apart > WRONG_MS) return failed(WHAT, text, REMEDY)
    return apart > NOTICEABLE_MS ? warning(WHAT, text, REMEDY) : ok(WHAT, text)
  } catch (error) {
    return warning(WHAT, `il database non dice l'ora: ${errorWords(error)}`, 'vedere «Database»')
  }
}

/** Milliseconds between the two clocks, less what the question took. */
async function apartFrom(databaseUrl: string, ours: () => number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const begun = ours()
    const { rows } = await client.query<{ ms: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
    )
    const ended = ours()
    const theirs = rows[0]?.ms ?? 0
    return Math.max(0, begun - theirs, theirs - ended)
  } finally {
    await client.end()
  }
}
