import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { release } from '../release.ts'
import { createFolderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { type CatalogTable, readHistory, readSequences, readTables } from './catalog.ts'
import type { BackupCipher } from './cipher.ts'
import { copyFiles, readWantedFiles, type WantedFile } from './files.ts'
import {
  BOUND_FORMAT,
  bindingOf,
  FORMAT,
  keysFile,
  type Manifest,
  manifestFile,
  partFile,
  signatureFile,
  signedText,
  sumsFile,
  writeSums,
} from './manifest.ts'
import { fixForms, writeHashed, writePart } from './parts.ts'
import { BackupRefused, backupName, filesFolder, partialFolder, publish, removePartial } from './place.ts'
import { applyRetention, type Retention } from './retention.ts'

/** Held on the database while one of its backups is written: one at a time, whoever asked for it. */
const LOCK = 72707370

interface BackupOptions {
  databaseUrl: string
  storage: Storage
  /** Folder of the backups, made when missing. */
  place: string
  /** Seals it; null or missing: whoever has the folder reads it. */
  cipher?: BackupCipher | null
  /** Which older backups stay; all of them when missing. */
  retention?: Retention | undefined
  /** Aborted: the backup is given up, nothing of it stays. */
  signal?: AbortSignal
}

interface Backup {
  name: string
  manifest: Manifest
  /** Names of the older ones that the retention has removed. */
  removed: string[]
}

const DISK: Record<string, string> = {
  ENOSPC: 'spazio su disco esaurito',
  EDQUOT: 'spazio su disco esaurito',
  EACCES: 'non è permesso scriverci',
  EROFS: 'è in sola lettura',
  ENOTDIR: 'non è una cartella',
  EEXIST: 'non è una cartella',
}

/** When this machine dies the database notices within a minute, not after hours, and gives the lock to another. */
const NOTICE_DEATH = 'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3'

/** Another backup of the same database is being written. */
export class BackupRunning extends BackupRefused {}

/**
 * Writes a backup of the database as it was at one moment, and of the stored files its rows refer to. It appears in the
 * place whole or not at all. Readers and writers are not disturbed: the transaction only reads, and holds no number.
 * @throws BackupRunning when another one is being written; BackupRefused in Italian when there is no room on the disk
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, place } = options
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'serramenti backup' })
  client.on('error', () => {}) // the statement under way fails with it
  await client.connect()
  try {
    await client.query(NOTICE_DEATH)
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [LOCK])
    if (!rows[0]?.got) throw new BackupRunning("Un'altra copia di questo database è in corso.")
    await mkdir(place, { recursive: true, mode: 0o700 })
    await removePartial(place)
    await createFolderStorage({ dir: filesFolder(place, options.cipher) }).prune()
    const written = await write(client, options)
    // Still holding the lock of the place: no other backup can need a file that is removed now.
    return { ...written, removed: options.retention ? await applyRetention(place, options.retention) : [] }
  } catch (error) {
    const reason = DISK[(error as NodeJS.ErrnoException).code ?? '']
    if (reason) throw new BackupRefused(`${place}: ${reason}. La copia non è stata fatta.`, { cause: error })
    throw error
  } finally {
    await client.end()
  }
}

async function write(
  client: pg.Client,
  { storage, place, signal, cipher = null }: BackupOptions,
): Promise<Pick<Backup, 'name' | 'manifest'>> {
  const moment = new Date()
  const name = backupName(moment)
  const folder = partialFolder(place, name)
  await mkdir(folder, { mode: 0o700 })
  const lotto = cipher ? randomBytes(16).toString('hex') : undefined
  try {
    const { wanted, sums, ...database } = await writeDatabase(client, folder, { signal, cipher, lotto })
    const missing = await copyFiles(wanted, {
      from: storage,
      to: createFolderStorage({ dir: filesFolder(place, cipher), cipher }),
      signal,
    })
    const lost = new Set(missing)
    const kept = wanted.filter(({ key }) => !lost.has(key))
    const manifest: Manifest = {
      formato: cipher ? BOUND_FORMAT : FORMAT,
      ...(cipher ? { chiave: cipher.id, lotto } : {}),
      versione: release().version,
      creata: moment.toISOString(),
      ...database,
      file: { numero: kept.length, byte: kept.reduce((sum, { size }) => sum + size, 0), mancanti: missing },
    }
    const writeText = (file: string, text: string) => writeHashed(join(folder, file), [Readable.from([text])])
    const put = async (file: string, text: string) => sums.set(file, await writeText(file, text))
    await put(keysFile, kept.map(({ key }) => `${key}\n`).join(''))
    await put(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
    const told = writeSums(sums)
    await writeText(sumsFile, told)
    if (cipher) await writeText(signatureFile, `${cipher.sign(signedText(name, told))}\n`)
    await publish(place, name)
    return { name, manifest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Everything the database holds, of one moment. */
async function writeDatabase(
  client: pg.Client,
  folder: string,
  { lotto, ...sealing }: { signal: AbortSignal | undefined; cipher: BackupCipher | null; lotto: string | undefined },
) {
  const tables = await readTables(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await fixForms(client)
  // Before the snapshot is taken: no migration can change a table between the snapshot and its copy.
  const list = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  if (list) await client.query(`LOCK TABLE ${list} IN ACCESS SHARE MODE`)
  if (JSON.stringify(await readTables(client)) !== JSON.stringify(tables)) {
    throw new BackupRefused('Le tabelle sono cambiate mentre la copia cominciava: riprovare.')
  }
  const history = await readHistory(client)
  if (history.length === 0) throw new BackupRefused('Il database non contiene questo programma: niente da copiare.')

  const sums = new Map<string, string>()
  const counts: { table: CatalogTable; rows: () => number }[] = []
  for (const table of tables) {
    const file = partFile(table.name)
    const { sum, rows } = await writePart(client, table, join(folder, file), { ...sealing, of: bindingOf(lotto, file) })
    sums.set(file, sum)
    counts.push({ table, rows })
  }
  const wanted: WantedFile[] = await readWantedFiles(client)
  const sequences = await readSequences(client)
  const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version')
  await client.query('COMMIT')
  return {
    wanted,
    sums,
    postgres: version[0]?.server_version ?? '',
    migrazioni: history,
    tabelle: counts.map(({ table, rows }) => ({
      nome: table.name,
      colonne: table.columns.map((column) => column.name),
      righe: rows(),
    })),
    sequenze: sequences.map(({ name, value, used }) => ({ nome: name, valore: value, usata: used })),
  }
}
