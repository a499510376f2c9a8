import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The machine does not give what the product was told to use; the message (Italian) says what to do. */
export class EnvironmentRefused extends Error {}

const FOLDER_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'non si può scrivere: darne i permessi all’utente che avvia il programma',
  EPERM: 'non si può scrivere: darne i permessi all’utente che avvia il programma',
  ENOENT: 'non si può creare: scegliere un posto che esiste',
  EROFS: 'sta su un disco di sola lettura',
  ENOTDIR: 'non è una cartella',
  EEXIST: 'non è una cartella',
  ENOSPC: 'sta su un disco pieno',
}

/**
 * Looks whether the data folder can be written, and makes it.
 * @throws EnvironmentRefused
 */
export function assertFolderWritable(dataDir: string): void {
  const probe = join(dataDir, `.prova-${randomUUID()}`)
  try {
    // In `/proc`, where nothing is made, `mkdirSync` goes up and down for ever.
    if (/^\/proc(\/|$)/.test(dataDir)) throw Object.assign(new Error('proc'), { code: 'ENOENT' })
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = FOLDER_REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    // A reason that says what to do about it leaves another folder as the second way.
    const other = reason.includes(':') ? ', oppure' : ':'
    throw new EnvironmentRefused(`La cartella dei dati ${dataDir} ${reason}${other} indicarne un'altra con DATA_DIR.`)
  }
}

const TIMEOUT_MS = 8_000
const EXAMPLE = 'postgresql://utente:password@localhost:5432/serramenti'

/** Why a database does not let in, in Italian; the address without its password. */
function databaseReason(error: unknown, { hostname, port, username, pathname }: URL): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException
  const place = `${hostname || 'localhost'}:${port || '5432'}`
  const name = decodeURIComponent(pathname.slice(1))
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `il server ${hostname} non si trova: correggere l'indirizzo.`
  if (
    ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code) ||
    /timeout/i.test(message)
  )
    return `non risponde nessuno a ${place}: avviare PostgreSQL, o correggere l'indirizzo.`
  if (code === '28P01' || code === '28000')
    return `PostgreSQL non accetta l'utente ${decodeURIComponent(username)} con quella password.`
  if (code === '3D000')
    return `su ${place} non c'è il database ${name}: crearlo (createdb ${name}), o correggere il nome.`
  if (code === '57P03') return `PostgreSQL a ${place} sta ancora partendo: riprovare fra poco.`
  return null
}

/**
 * Looks whether a server of PostgreSQL lets in.
 * @param name of the variable that the address comes from
 * @throws EnvironmentRefused
 */
export async function assertDatabaseOpens(databaseUrl: string, name = 'DATABASE_URL'): Promise<void> {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new EnvironmentRefused(`${name} deve essere un indirizzo come ${EXAMPLE}`)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const reason = databaseReason(error, url)
    throw new EnvironmentRefused(`${name}: ${reason ?? `PostgreSQL non fa entrare (${(error as Error).message}).`}`)
  }
}
