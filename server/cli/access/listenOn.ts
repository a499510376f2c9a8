import { withDemoPassword } from '#amministrazione/utenti/demo.ts'
import { createDb } from '#platform/db/prisma.ts'

/**
 * Where a start listens: `HOST` when it is set. Without it everywhere, but only on this machine while there are users
 * whose password everybody knows.
 * @param demo users with the password of the demo data
 */
export function hostOf(host: string | undefined, demo: readonly string[]): string {
  return host || (demo.length > 0 ? '127.0.0.1' : '0.0.0.0')
}

/** The same for a migrated database. */
export async function listenOn(databaseUrl: string, host: string | undefined): Promise<string> {
  if (host) return host
  const db = createDb(databaseUrl, 1)
  try {
    return hostOf(host, await withDemoPassword(db))
  } finally {
    await db.$disconnect()
  }
}
