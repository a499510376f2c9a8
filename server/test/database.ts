import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server of the run and its migrated template; set by globalSetup.ts. */
    postgres: { adminUrl: string; template: string }
  }
}

export interface TestDatabase {
  url: string
  /** Removes the database, closing whatever is still connected to it. */
  drop(): Promise<void>
}

const sourceIsBusy = '55006'

/**
 * A database of its own for a test file: a copy of the run's migrated template, without rows. Takes about 50 ms.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres')
  const name = `prova_${randomUUID().replaceAll('-', '')}`
  await onServer(adminUrl, async (client) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
        return
      } catch (error) {
        // Two copies at the same moment disturb each other.
        if ((error as { code?: string }).code !== sourceIsBusy || attempt === 50) throw error
        await new Promise((again) => setTimeout(again, 20 + Math.random() * 80))
      }
    }
  })
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(adminUrl, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  }
}

/** Runs `work` on a short connection to `url`. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
