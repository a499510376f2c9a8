import { percorsoAvvio, preparaCodice } from '../../amministrazione/avvio/codice.ts'
import { conPasswordDemo } from '../../amministrazione/utenti/demo.ts'
import { createDb } from '../../platform/db/prisma.ts'

interface Entrata {
  /** Path of the page of the first start, with its code; null when there are users. */
  avvio: string | null
  /** Demo users with their known password. */
  demo: string[]
}

/** Who can enter a migrated database: whoever reads the code in the console while it has no users, the demo users. */
export async function chiPuoEntrare(databaseUrl: string): Promise<Entrata> {
  const db = createDb(databaseUrl, 1)
  try {
    const codice = await preparaCodice(db)
    return { avvio: codice && percorsoAvvio(codice), demo: await conPasswordDemo(db) }
  } finally {
    await db.$disconnect()
  }
}
