import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startScratchCluster } from '#cli/postgres/scratchCluster.ts'
import { applyMigrations } from '#prisma/migrate.ts'
import { onServer } from './database.ts'

/**
 * Once per run: a PostgreSQL in a temporary folder (or the server of DATABASE_URL_TEST) and, on it,
 * the migrated template that every test database copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST
  const cluster = given ? undefined : await startScratchCluster()
  const adminUrl = given ?? cluster?.url('postgres') ?? ''
  const template = `modello_${randomUUID().replaceAll('-', '')}`
  await onServer(adminUrl, (client) => client.query(`CREATE DATABASE ${template}`))
  const url = new URL(adminUrl)
  url.pathname = `/${template}`
  await applyMigrations(url.href)
  // Tests name states of their own; those that every database begins with come back with fillLists.
  for (const table of ['valori_stato', 'stati_preventivo', 'voci_check_list', 'email_templates']) {
    await onServer(url.href, (client) => client.query(`DELETE FROM ${table}`))
  }
  project.provide('postgres', { adminUrl, template })
  return async () => {
    if (cluster) await cluster.stop()
    else await onServer(adminUrl, (client) => client.query(`DROP DATABASE ${template} WITH (FORCE)`))
  }
}
