import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Migration {
  /** Folder name, `<timestamp>_<name>`. */
  name: string
  sql: string
  /** SHA-256 (hex) of the file, as Prisma stores it. */
  checksum: string
}

export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url))
const schemaFolder: string = fileURLToPath(new URL('./schema', import.meta.url))

/** The committed migrations, oldest first. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((e) => e.isDirectory()).map((e) => e.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name, 'migration.sql'))
      return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') }
    }),
  )
}

/** The Prisma schema files as [path, text]. */
export async function readSchema(): Promise<[path: string, text: string][]> {
  const files = (await readdir(schemaFolder, { recursive: true })).filter((f) => f.endsWith('.prisma')).sort()
  return Promise.all(
    files.map(
      async (f): Promise<[string, string]> => [join(schemaFolder, f), await readFile(join(schemaFolder, f), 'utf8')],
    ),
  )
}

/** The migrations in the form the schema engine takes them. */
export async function engineMigrations(folder: string = migrationsFolder) {
  const migrations = await readMigrations(folder)
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(folder, 'migration_lock.toml'), 'utf8').catch(() => null),
    },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map((m) => ({
      path: m.name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: m.sql } },
    })),
  }
}
