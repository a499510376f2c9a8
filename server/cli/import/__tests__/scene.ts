import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { importCsvFolder } from '#platform/imports/csv/importFolder.ts'
import { createFolderStorage } from '#platform/storage/folder.ts'
import { drawImages } from '#prisma/seed/catalogo.ts'
import { insertExample } from '#prisma/seed/example.ts'
import { createTestDatabase } from '#server-test/database.ts'
import { fillLists } from '#server-test/lists.ts'
import { csvTables } from '../tables.ts'

/** The folder that docs/import.md explains. */
export const exampleFolder = fileURLToPath(new URL('../../../../docs/import-example/', import.meta.url))

/** A database with the lists of the firm, to import into. */
export async function openImportDatabase() {
  const database = await createTestDatabase()
  await fillLists(database.url)
  const db = createDb(database.url, 2)
  async function close(): Promise<void> {
    await db.$disconnect()
    await database.drop()
  }
  return { url: database.url, db, close }
}

/** Imports a folder of the disk, or files that are given; without `scrive` it only looks. */
export async function importCsv(db: Db, files: string | Record<string, string | Buffer>, scrive = true) {
  if (typeof files === 'string') return importCsvFolder(db, files, { tables: csvTables, scrive })
  const folder = mkdtempSync(join(tmpdir(), 'importa-'))
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    return await importCsvFolder(db, folder, { tables: csvTables, scrive })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The catalogue that a new company begins with, as the first start puts it there. */
export async function fillCatalogo(db: Db): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogo-'))
  try {
    const images = await drawImages(createFolderStorage({ dir: folder }))
    await db.$transaction((tx) => insertExample(tx, images), { timeout: 60_000 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
