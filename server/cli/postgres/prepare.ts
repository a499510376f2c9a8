import { PgBoss } from 'pg-boss'
import { JOBS_SCHEMA } from '#platform/jobs/schema.ts'
import { applyMigrations } from '#prisma/migrate.ts'
import { grantRoles, makeLogins } from '#prisma/roles.ts'
import type { OpenDatabase } from './postgres.ts'

/** Makes or renews the tables of the queue as their owner; the program, which works with less, finds them there. */
async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}

/**
 * Brings a database to this version, as its owner, and gives the other roles their rights.
 * @param say hears what takes long, in Italian
 */
export async function prepareDatabase(
  { url, roles, logins = [] }: Pick<OpenDatabase, 'url' | 'roles' | 'logins'>,
  say: (text: string) => void,
): ReturnType<typeof applyMigrations> {
  const result = await applyMigrations(url, undefined, { say })
  if (roles.work || roles.read) {
    await prepareJobs(url)
    await makeLogins(url, logins)
    await grantRoles(url, roles)
  }
  return result
}
