import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../../prisma/generated/client.ts'
import { batchedBy } from '../db/batched.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { readOne } from '../db/read.ts'
import type { Viewer } from '../permissions.ts'

/** What permissions ask of a user; beside the session or token that acts for it, one statement reads both. */
export const viewerSelection = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  isSuperuser: true,
  isStaff: true,
  isActive: true,
  info: {
    select: {
      canAdminUsers: true,
      canViewAttivitaOperatori: true,
      canViewLineaSaomad: true,
      vbhReadonlyAccess: true,
    },
  },
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
  appAccount: { select: { id: true, visualizzaStatiOrdine: true, visualizzaEcommerce: true } },
  fornitore: { select: { fornitore: { select: { id: true, nome: true, tipologia: true } } } },
} satisfies Prisma.UserSelect

type LoadedUser = Prisma.UserGetPayload<{ select: typeof viewerSelection }>

/** What else a user is counts for nothing while it stands for a supplier. */
const ONLY_FORNITORE = {
  isSuperuser: false,
  isStaff: false,
  info: null,
  agente: null,
  operatore: null,
  appAccount: null,
} as const

/** The viewer that a user is; null for nobody, or who is disabled. */
export function viewerOf(user: LoadedUser | null): Viewer | null {
  if (!user?.isActive) return null
  const { isActive, agente, fornitore, ...viewer } = user
  if (fornitore) return { ...viewer, ...ONLY_FORNITORE, fornitore: fornitore.fornitore }
  return {
    ...viewer,
    agente: agente && { ...agente, subAgenti: agente.subAgenti.map(({ id }) => id) },
    fornitore: null,
  }
}

/** Loads an active user with all that permissions ask; null when unknown or disabled. */
export async function loadViewer(db: Db | Tx, userId: number): Promise<Viewer | null> {
  const found: unknown = await readOne(db, 'user', { select: viewerSelection }, { id: userId })
  return viewerOf(found as LoadedUser | null)
}

const findUtente = batchedBy<LoadedUser, 'id'>('user', 'id', viewerSelection)

/** As `loadViewer`, for the many who are to be told of an event: those of the same moment are read together. */
export async function rereadViewer(db: Db, userId: number): Promise<Viewer | null> {
  return viewerOf(await findUtente(db, userId))
}

/** True when two readings of a user would be judged alike by every permission and every row visibility. */
export function sameRights(a: Viewer | null, b: Viewer | null): boolean {
  if (a === null || b === null) return a === b
  const rights = (viewer: Viewer) => {
    const { id, isSuperuser, isStaff, info, agente, operatore, appAccount, fornitore, soloPermessi } = viewer
    return { id, isSuperuser, isStaff, info, agente, operatore, appAccount, fornitore: fornitore?.id, soloPermessi }
  }
  return isDeepStrictEqual(rights(a), rights(b))
}
