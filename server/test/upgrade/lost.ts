import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { readTables } from '#platform/backup/catalog.ts'
import { type Manifest, partFile } from '#platform/backup/manifest.ts'
import { fixForms, writePart } from '#platform/backup/parts.ts'
import { onServer } from '../database.ts'

/** What the rows of a table are, as COPY writes them. */
interface Part {
  columns: string[]
  rows: string[][]
}

/**
 * What an upgrade takes away on purpose, or writes anew: a table, a column, or a loss as it is told (`ordini`,
 * `ordini.note`, `ordini: 3 rows of 20`) → why.
 */
export type Expected = Readonly<Record<string, string>>

function readPart(path: string, columns: string[]): Part {
  const lines = zstdDecompressSync(readFileSync(path)).toString().split('\n')
  return { columns, rows: lines.filter((line) => line !== '').map((line) => line.split('\t')) }
}

/** Every table as it is now, in the form of a backup. */
async function readParts(databaseUrl: string): Promise<Map<string, Part>> {
  const folder = mkdtempSync(join(tmpdir(), 'adesso-'))
  try {
    return await onServer(databaseUrl, async (client) => {
      const parts = new Map<string, Part>()
      await client.query('BEGIN READ ONLY')
      await fixForms(client)
      for (const table of await readTables(client)) {
        const path = join(folder, partFile(table.name))
        await writePart(client, table, path, { cipher: null, of: '' })
        parts.set(
          table.name,
          readPart(
            path,
            table.columns.map(({ name }) => name),
          ),
        )
      }
      await client.query('COMMIT')
      return parts
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A row by its number, or by all that it holds where it has none. */
function keyed({ columns, rows }: Part, among: readonly string[]): Map<string, string[]> {
  const id = columns.indexOf('id')
  const places = among.map((name) => columns.indexOf(name))
  return new Map(rows.map((row) => [id < 0 ? places.map((place) => row[place]).join('\t') : (row[id] ?? ''), row]))
}

/**
 * What of a backup a database no longer has: tables, columns, rows, and cells that hold something else. Rows that have
 * come are no loss.
 * @param folder of the backup
 */
export async function lostSince(
  { folder, manifest }: { folder: string; manifest: Manifest },
  databaseUrl: string,
  expected: Expected,
): Promise<string[]> {
  const now = await readParts(databaseUrl)
  const lost: string[] = []
  for (const { nome, colonne } of manifest.tabelle) {
    if (nome in expected) continue
    const there = now.get(nome)
    if (!there) {
      lost.push(`${nome}: the table`)
      continue
    }
    const before = readPart(join(folder, partFile(nome)), colonne)
    const kept = colonne.filter((name) => there.columns.includes(name) && !(`${nome}.${name}` in expected))
    const gone = colonne.filter((name) => !there.columns.includes(name) && !(`${nome}.${name}` in expected))
    lost.push(...gone.map((name) => `${nome}.${name}: the column`))
    const rows = keyed(there, kept)
    let missing = 0
    const changed = new Map<string, number>()
    for (const [key, row] of keyed(before, kept)) {
      const its = rows.get(key)
      if (!its) missing++
      for (const name of its ? kept : []) {
        const same = row[colonne.indexOf(name)] === its?.[there.columns.indexOf(name)]
        if (!same) changed.set(name, (changed.get(name) ?? 0) + 1)
      }
    }
    if (missing > 0) lost.push(`${nome}: ${missing} rows of ${before.rows.length}`)
    lost.push(...[...changed].map(([name, count]) => `${nome}.${name}: ${count} values`))
  }
  return lost.filter((loss) => !(loss in expected))
}
