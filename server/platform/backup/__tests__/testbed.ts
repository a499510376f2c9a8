import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { onServer } from '#server-test/database.ts'
import { createFolderStorage } from '../../storage/folder.ts'
import { restoreBackup } from '../restore.ts'
import { verifyBackup } from '../verify.ts'

/** A folder for the test file: `files` of the source, `copie`, `altri` for the files restored. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'prova-copia-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const files = createFolderStorage({ dir: join(folder, 'files') })
  return { folder, files, place: join(folder, 'copie'), restored: createFolderStorage({ dir: join(folder, 'altri') }) }
}

export const sql = <T = Record<string, unknown>>(url: string, text: string): Promise<T[]> =>
  onServer(url, async (client) => (await client.query(text)).rows as T[])

/** An empty database of a user without any special right, as hosted ones are. */
export async function hostedDatabase(): Promise<string> {
  const { adminUrl } = inject('postgres')
  const name = `copia_${randomUUID().replaceAll('-', '')}`
  await sql(adminUrl, `CREATE ROLE ${name} LOGIN PASSWORD 'prova'`)
  await sql(adminUrl, `CREATE DATABASE ${name} OWNER ${name} STRATEGY FILE_COPY`)
  afterAll(async () => {
    await sql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    await sql(adminUrl, `DROP ROLE ${name}`)
  })
  return Object.assign(new URL(adminUrl), { pathname: `/${name}`, username: name, password: 'prova' }).href
}

/** Verifies the newest backup of a place and restores it. */
export async function restoreNewest(
  url: string,
  { folder, place }: { folder: string; place: string },
  { overwrite = false, workRole = null as string | null } = {},
) {
  const storage = createFolderStorage({ dir: join(folder, 'altri') })
  return await restoreBackup(await verifyBackup(place, 'ultima'), { databaseUrl: url, storage, overwrite, workRole })
}

/** Of every table how many rows and a hash of them; `tx` says when in its own cluster a row was written. */
export async function contents(url: string): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(url, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  return await onServer(url, async (client) => {
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const row = `(to_jsonb(t) - 'tx')::text`
      const { rows } = await client.query<{ is: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(${row}), '' ORDER BY md5(${row}))), '') AS is FROM "${name}" t`,
      )
      found[name] = rows[0]?.is ?? ''
    }
    return found
  })
}

/** What makes the tables what they are, beside their rows. */
export const structure = (url: string) =>
  sql(
    url,
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS is FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = 'public'
     ORDER BY 1`,
  )
