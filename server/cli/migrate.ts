import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineMigrations, migrationsFolder, readSchema } from '#prisma/migrationFiles.ts'
import { dataFolder, openDatabase } from './postgres/postgres.ts'
import { prepareDatabase } from './postgres/prepare.ts'
import { startScratchCluster } from './postgres/scratchCluster.ts'

/**
 * `npm run migrate`: applies the pending migrations to DATABASE_URL or to the embedded database.
 * `npm run migrate -- --name <words>`: writes a new migration with what prisma/schema changed since the last one.
 */
async function migrateCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { name: { type: 'string' } } })
  if (values.name !== undefined) {
    const folder = await createMigration(values.name)
    console.log(
      folder
        ? `Creata ${folder}: rileggerla, poi npm run gen; npm run migrate la applica.`
        : 'Lo schema non è cambiato.',
    )
    return
  }
  const db = await openDatabase({ dataDir: dataFolder(), databaseUrl: process.env.DATABASE_URL, share: true })
  try {
    const { applied, unknown } = await prepareDatabase(db, console.log)
    console.log(applied.length ? `Applicate: ${applied.join(', ')}` : 'Nessuna migrazione da applicare.')
    if (unknown.length) console.log(`Applicate da una versione più recente: ${unknown.join(', ')}`)
  } finally {
    await db.stop()
  }
}

/**
 * The SQL that leads from all committed migrations to prisma/schema, computed on a scratch database.
 * @returns an empty string when there is nothing to change.
 */
export async function pendingSchemaChanges(): Promise<string> {
  // Not there on a server, which only applies migrations.
  const { openSchemaEngine } = await import('#prisma/engine/engine.ts')
  const cluster = await startScratchCluster()
  try {
    const engine = await openSchemaEngine(cluster.url('postgres'))
    const files = (await readSchema()).map(([path, content]) => ({ path, content }))
    const { stdout, exitCode } = await engine.diff({
      from: { tag: 'migrations', ...(await engineMigrations()) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? '' : (stdout ?? '')
  } finally {
    await cluster.stop()
  }
}

async function createMigration(name: string): Promise<string | undefined> {
  const sql = await pendingSchemaChanges()
  if (!sql) return undefined
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder, `${stamp}_${slug}`)
  await mkdir(folder)
  await writeFile(join(folder, 'migration.sql'), `${sql.trim()}\n`)
  return folder
}

if (import.meta.main) await migrateCommand(process.argv.slice(2))
