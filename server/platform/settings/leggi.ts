import type { Db, Tx } from '../db/prisma.ts'
import { type ValoriImpostazioni, valoriImpostazioni } from './rules.ts'

/** All the settings as they hold now: what is stored over the defaults of rules.ts. One small query. */
export async function leggiImpostazioni(db: Db | Tx): Promise<ValoriImpostazioni> {
  return valoriImpostazioni(await db.impostazione.findMany({ select: { chiave: true, valore: true } }))
}
