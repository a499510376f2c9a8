import type { Db, Tx } from '../db/prisma.ts'
import { type SettingValues, settingValues } from './rules.ts'

/** All the settings as they hold now: what is stored over the defaults of rules.ts. One small query. */
export async function readSettings(db: Db | Tx): Promise<SettingValues> {
  return settingValues(await db.impostazione.findMany({ select: { chiave: true, valore: true } }))
}
