import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../prisma/generated/client.ts'
import { readOne } from '../db/read.ts'
import type { Viewer } from '../permissions.ts'
import type { Db, Tx } from '../prisma.ts'

const selezione = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  isSuperuser: true,
  isStaff: true,
  info: { select: { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: true } },
  agente: {
    select: { id: true, codice: true, capoAreaId: true, subAgenti: { select: { id: true }, orderBy: { id: 'asc' } } },
  },
  operatore: {
    select: {
      id: true,
      vedeOrdini: true,
      modificaStatoOrdine: true,
      modificaStatoFasiOrdine: true,
      modificaStatoFasiOrdineFornitore: true,
    },
  },
  appAccount: { select: { id: true } },
} satisfies Prisma.UserSelect

/** Loads an active user with all that permissions ask; null when unknown or disabled. Every request begins with it. */
export async function caricaViewer(db: Db | Tx, userId: number): Promise<Viewer | null> {
  const found: unknown = await readOne(db, 'user', { select: selezione }, { id: userId, isActive: true })
  const user = found as Prisma.UserGetPayload<{ select: typeof selezione }> | null
  if (!user) return null
  const { agente } = user
  return { ...user, agente: agente && { ...agente, subAgenti: agente.subAgenti.map(({ id }) => id) } }
}

/** True when two readings of a user would be judged alike by every permission and every row visibility. */
export function stessiDiritti(a: Viewer | null, b: Viewer | null): boolean {
  if (a === null || b === null) return a === b
  const rights = ({ id, isSuperuser, isStaff, info, agente, operatore, appAccount }: Viewer) => {
    return { id, isSuperuser, isStaff, info, agente, operatore, appAccount }
  }
  return isDeepStrictEqual(rights(a), rights(b))
}
