import { readMigrations } from '#prisma/migrationFiles.ts'
import { onServer } from './database.ts'

/** Fills the lists as a migration fills those of every database; a list that has entries stays as it is. */
export async function fillLists(url: string): Promise<void> {
  const sql = (await readMigrations()).filter(({ name }) => /_(liste|azienda)$/.test(name)).map((one) => one.sql)
  const statements = [...sql.join('\n').matchAll(/^(?:INSERT INTO|UPDATE) [\s\S]*?;$/gm)].map(
    ([statement]) => statement,
  )
  await onServer(url, (client) => client.query(statements.join('\n')))
}
