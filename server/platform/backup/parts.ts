import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { CatalogTable } from './catalog.ts'
import type { BackupCipher } from './cipher.ts'

/** Text, not binary: it is read by other versions and other machines, and shows what it holds. */
const FORMS = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`

/** Fixes, for the transaction, how values are written and read, whatever the server's settings; no statement expires. */
export async function fixForms(client: pg.Client): Promise<void> {
  await client.query(FORMS)
}

/** Writes what a source gives, through what changes it, and tells the file's SHA-256; it is on the disk when this resolves. */
export async function writeHashed(
  path: string,
  source: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]],
  signal?: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256')
  const tee = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline([...source, tee, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })], { signal })
  return hash.digest('hex')
}

/** SHA-256 of a file in hex, or null when there is none. */
export async function hashFile(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ highWaterMark: 1 << 20 })) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Writes the rows of a table. A transaction's number is written 0: wherever it is restored it is of the past.
 * @returns the sum of the file, and how many rows it has, known only once the connection has answered another statement
 */
export async function writePart(
  client: pg.Client,
  table: CatalogTable,
  path: string,
  { signal, cipher, of }: { signal?: AbortSignal | undefined; cipher: BackupCipher | null; of: string },
): Promise<{ sum: string; rows: () => number }> {
  const columns = table.columns.map(({ name, isTransaction }) =>
    isTransaction ? `'0' AS ${client.escapeIdentifier(name)}` : client.escapeIdentifier(name),
  )
  const rows = client.query(
    copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${client.escapeIdentifier(table.name)}) TO STDOUT`),
  )
  const sum = await writeHashed(path, [rows, createZstdCompress(), ...(cipher ? [cipher.sealing(of)] : [])], signal)
  return { sum, rows: () => rows.rowCount }
}

/** Reads a sealed part to its end, as it will be loaded. @throws Error when it does not open */
export async function openPart(path: string, cipher: BackupCipher, of: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline([createReadStream(path, { highWaterMark: 1 << 18 }), cipher.opening(of), nowhere])
}

/** Loads what `writePart` wrote. @param of what it is sealed for @returns how many rows */
export async function loadPart(
  client: pg.Client,
  table: { nome: string; colonne: string[] },
  path: string,
  { cipher, of }: { cipher: BackupCipher | null; of: string },
): Promise<number> {
  const columns = table.colonne.map((name) => client.escapeIdentifier(name)).join(', ')
  const rows = client.query(copyFrom(`COPY ${client.escapeIdentifier(table.nome)} (${columns}) FROM STDIN`))
  const opened = cipher ? [cipher.opening(of)] : []
  await pipeline([createReadStream(path, { highWaterMark: 1 << 18 }), ...opened, createZstdDecompress(), rows])
  return rows.rowCount
}
