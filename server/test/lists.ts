import { readMigrations } from '#prisma/migrationFiles.ts'
import { onServer } from './database.ts'

/** Fills the lists as a migration fills those of every database; a list that has entries stays as it is. */
export async function fillLists(url: string): Promise<void> {
  const sql = (await readMigrations()).find(({ name }) => name.endsWith('_liste'))?.sql ?? ''
  const statements = [...sql.matchAll(/^INSERT INTO [\s\S]*?;$/gm)].map(([statement]) => statement)
  await onServer(url, (client) => client.query(statements.join('\n')))
}
