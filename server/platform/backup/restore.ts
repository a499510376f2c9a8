import { join } from 'node:path'
import pg from 'pg'
import { applyMigrations } from '#prisma/migrate.ts'
import { type Migration, readMigrations } from '#prisma/migrationFiles.ts'
import { createFolderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { readTables } from './catalog.ts'
import { assertRestorable, clearDatabase } from './empty.ts'
import { copyFiles } from './files.ts'
import { withLooseTables } from './loose.ts'
import { type Manifest, partFile } from './manifest.ts'
import { fixForms, loadPart } from './parts.ts'
import { BackupRefused, filesFolder } from './place.ts'
import type { VerifiedBackup } from './verify.ts'

interface RestoreOptions {
  databaseUrl: string
  storage: Storage
  /** The rows of the database may be lost. */
  overwrite: boolean
}

interface Restored {
  rows: number
  /** Mails that the server will send as soon as it can. */
  mails: number
  /** Long works that were waiting or running, now closed as failed. */
  jobs: number
  /** Tables of the backup that are not the product's; they were left out. */
  foreign: string[]
}

/**
 * Puts a backup into an empty database: its files, then its tables as they were (with the migrations they had), then
 * the migrations that are newer. The rows come in one transaction: cut short, the database is left empty and the same
 * command can be given again.
 * @throws BackupRefused in Italian, nothing changed, when the backup is of a newer version or the database is not empty
 */
export async function restoreBackup(backup: VerifiedBackup, options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, storage, overwrite } = options
  const migrations = await migrationsOf(backup.manifest)
  await onClient(databaseUrl, async (client) => {
    await assertRestorable(client, { overwrite })
    await restoreFiles(backup, storage)
    await clearDatabase(client)
  })
  await applyMigrations(databaseUrl, migrations)
  const restored = await onClient(databaseUrl, (client) => load(client, backup))
  await applyMigrations(databaseUrl)
  await onClient(databaseUrl, (client) => client.query('ANALYZE'))
  return restored
}

/** The migrations that made the tables of a backup. */
async function migrationsOf({ migrazioni }: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((one) => [one.name, one]))
  return migrazioni.map(({ nome, checksum }) => {
    const one = known.get(nome)
    if (one?.checksum === checksum) return one
    throw new BackupRefused(
      one
        ? `La migrazione ${nome} non è quella con cui la copia è stata fatta: usare la stessa versione del programma.`
        : `La copia viene da una versione più recente (migrazione ${nome}): aggiornare il programma.`,
    )
  })
}

/** Before the rows that refer to them. */
async function restoreFiles({ place, keys, cipher }: VerifiedBackup, storage: Storage): Promise<void> {
  const from = createFolderStorage({ dir: filesFolder(place, cipher), cipher })
  const wanted = await Promise.all(keys.map(async (key) => ({ key, size: (await from.size(key)) ?? -1 })))
  const missing = await copyFiles(wanted, { from, to: storage })
  if (missing.length > 0)
    throw new BackupRefused(`La copia è cambiata durante il ripristino: manca file/${missing[0]}.`)
}

/** All rows in one transaction; the numbers of sequences after them. */
async function load(client: pg.Client, { place, name, manifest, cipher }: VerifiedBackup): Promise<Restored> {
  const { tabelle, sequenze } = manifest
  const there = (await readTables(client)).map((table) => table.name)
  // Somebody may have kept a table of their own beside the product's: it is in the backup, but nothing makes it here.
  const foreign = tabelle.map(({ nome }) => nome).filter((called) => !there.includes(called))
  const ours = tabelle.filter(({ nome }) => there.includes(nome))
  await client.query('BEGIN')
  await fixForms(client)
  await withLooseTables(client, there, async () => {
    // What migrations themselves have put there.
    await client.query(there.map((table) => `DELETE FROM ${client.escapeIdentifier(table)}`).join(';'))
    for (const table of ours) {
      const rows = await loadPart(client, table, join(place, name, partFile(table.nome)), cipher)
      if (rows !== table.righe) throw new Error(`${table.nome}: ${rows} righe invece di ${table.righe}.`)
    }
  })
  for (const { nome, valore, usata } of sequenze) {
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [client.escapeIdentifier(nome), valore, usata])
  }
  const settled = await settle(client)
  await client.query('COMMIT')
  return { ...settled, rows: ours.reduce((sum, { righe }) => sum + righe, 0), foreign }
}

/** The queue is not restored: a work that was in it must be asked for again, and its owner must know. */
async function settle(client: pg.Client): Promise<Pick<Restored, 'mails' | 'jobs'>> {
  const { rowCount: jobs } = await client.query(
    `UPDATE jobs SET stato = 'FALLITO', errori = $1 WHERE stato IN ('IN_CODA', 'IN_CORSO')`,
    [JSON.stringify([{ code: 'FAULT', field: null, message: "Interrotto da un ripristino: ripetere l'operazione." }])],
  )
  const { rows } = await client.query<{ mails: number }>(
    `SELECT count(*)::int AS mails FROM mail_outbox WHERE stato IN ('DA_INVIARE', 'IN_INVIO')`,
  )
  return { mails: rows[0]?.mails ?? 0, jobs: jobs ?? 0 }
}

async function onClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'serramenti restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
