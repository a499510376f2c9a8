import { prepareCodice, startPath } from '#amministrazione/avvio/codice.ts'
import { withDemoPassword } from '#amministrazione/utenti/demo.ts'
import { createDb } from '#platform/db/prisma.ts'

interface Entry {
  /** Path of the page of the first start, with its code; null when there are users. */
  avvio: string | null
  /** Demo users with their known password. */
  demo: string[]
}

/** Who can enter a migrated database: whoever reads the code in the console while it has no users, the demo users. */
export async function whoMayEnter(databaseUrl: string): Promise<Entry> {
  const db = createDb(databaseUrl, 1)
  try {
    const codice = await prepareCodice(db)
    return { avvio: codice && startPath(codice), demo: await withDemoPassword(db) }
  } finally {
    await db.$disconnect()
  }
}
