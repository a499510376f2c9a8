import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tx } from '../../db/prisma.ts'
import { auditChunks, importCsvTable, type OpenFolder } from './importTable.ts'
import { insertRows } from './insertRows.ts'
import { openCsv } from './readCsv.ts'
import { type CsvReport, createReport } from './report.ts'
import type { CsvTable, Directory } from './table.ts'
import { CsvRefused } from './text.ts'

interface ImportOptions {
  tables: readonly CsvTable[]
  /** False: it only looks. */
  scrive: boolean
  /** Each file as soon as it is done. */
  onFile?(report: CsvReport): void
}

interface FolderReport {
  files: CsvReport[]
  /** Files of the folder that are none of the tables. */
  unknown: string[]
  /** Whether everything was written. */
  isWritten: boolean
}

/** A write of so many rows on a slow machine. */
const TIMEOUT_MS = 4 * 3_600_000

/** Rolls the transaction back. */
class NothingWritten extends Error {}

function folderOf(path: string, names: ReadonlySet<string>, tx: Tx, scrive: boolean) {
  const directories = new Map<string, Promise<Map<string, unknown>>>()
  const last: (() => Promise<void>)[] = []
  const refused = new Set<string>()
  const folder: OpenFolder = {
    tx,
    scrive,
    directory<T>({ nome, read }: Directory<T>) {
      const known = directories.get(nome) ?? read(tx)
      directories.set(nome, known)
      return known as Promise<Map<string, T>>
    },
    open: async ({ file, columns }) => (names.has(file) ? openCsv(join(path, file), columns) : null),
    async audit(entries) {
      for (const some of auditChunks(entries)) {
        const lines = some.map(({ campo = '', prima = null, dopo = null, ...entry }) => ({
          ...entry,
          campo,
          prima,
          dopo,
        }))
        await insertRows(tx, 'auditLog', lines)
      }
    },
    refused: (file, key) => refused.has(`${file}\n${key}`),
    refuse: (file, key) => void refused.add(`${file}\n${key}`),
    afterwards: (work) => void last.push(work),
  }
  return {
    folder,
    finish: async () => void (await last.reduce((before, work) => before.then(work), Promise.resolve())),
  }
}

/** Opens one file of the folder and imports it; what cannot be read at all is its one error. */
async function importFile(table: CsvTable, folder: OpenFolder, refused: boolean): Promise<CsvReport | null> {
  try {
    const csv = await folder.open(table)
    return csv && (await importCsvTable(table, csv, folder, refused))
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const { report, error: tell } = createReport(table.file)
    tell(error.message)
    return report
  }
}

/**
 * Imports a folder of CSV files in the order of the tables, in one transaction: all of it, or, when anything is refused
 * or it is only to be looked at, nothing.
 * @throws CsvRefused when none of the files is there
 */
export async function importCsvFolder(
  db: Db,
  path: string,
  { tables, scrive, onFile }: ImportOptions,
): Promise<FolderReport> {
  const there = (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.csv'))
  const known = new Set(tables.map(({ file }) => file))
  if (!there.some((name) => known.has(name))) {
    throw new CsvRefused(`Nella cartella ${path} non c’è nessuno dei file previsti: ${[...known].join(', ')}.`)
  }
  const files: CsvReport[] = []
  try {
    await db.$transaction(
      async (tx) => {
        if (scrive) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('importazione csv', 0))`
        else await tx.$executeRaw`SET TRANSACTION READ ONLY`
        const { folder, finish } = folderOf(path, new Set(there), tx, scrive)
        for (const table of tables) {
          const refused = files.some(({ errorTotal }) => errorTotal > 0)
          const report = await importFile(table, folder, refused)
          if (!report) continue
          files.push(report)
          onFile?.(report)
        }
        if (!scrive || files.some(({ errorTotal }) => errorTotal > 0)) throw new NothingWritten()
        await finish()
      },
      { maxWait: 30_000, timeout: TIMEOUT_MS, ...(scrive ? {} : { isolationLevel: 'RepeatableRead' }) },
    )
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
  }
  const written = scrive && files.every(({ errorTotal }) => errorTotal === 0)
  return { files, unknown: there.filter((name) => !known.has(name)), isWritten: written }
}
