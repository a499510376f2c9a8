import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { loadViewer } from '../../../platform/identity/viewer.ts'
import { readSettings } from '../../../platform/settings/read.ts'
import { rolesOf } from './rules.ts'

/** Whether the settings want a second factor of a user, for one of the roles that it has. */
export async function needsFattore(db: Db | Tx, userId: number): Promise<boolean> {
  const { secondo_fattore_ruoli: wanted } = await readSettings(db)
  if (wanted.length === 0) return false
  const viewer = await loadViewer(db, userId)
  return viewer !== null && rolesOf(viewer).some((role) => wanted.includes(role))
}
