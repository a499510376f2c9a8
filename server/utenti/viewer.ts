import type { Prisma } from '../../prisma/generated/client.ts'
import type { Viewer } from '../permissions.ts'
import type { Db } from '../prisma.ts'

const viewerSelect = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  isSuperuser: true,
  isStaff: true,
  info: { select: { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: true } },
  agente: { select: { id: true, codice: true, capoAreaId: true, subAgenti: { select: { id: true } } } },
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

/** Loads an active user with all that permissions ask; null when unknown or disabled. */
export async function caricaViewer(db: Db, userId: number): Promise<Viewer | null> {
  const user = await db.user.findFirst({ where: { id: userId, isActive: true }, select: viewerSelect })
  if (!user) return null
  const agente = user.agente && { ...user.agente, subAgenti: user.agente.subAgenti.map(({ id }) => id) }
  return { ...user, agente }
}
