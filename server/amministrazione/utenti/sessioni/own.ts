import type { Context } from '#platform/context.ts'
import { fingerprint } from '#platform/identity/secrets.ts'

/** A session as its owner sees it. */
export interface OwnSession {
  /** Names it; nothing that lets anybody in. */
  codice: string
  creataIl: Date
  ultimoUso: Date
  scadeIl: Date
  userAgent: string
  indirizzo: string
  /** The one that asks. */
  questa: boolean
}

/** Names a session without telling what the database knows it by. */
export const sessionCode = (id: string): string => fingerprint(`sessione:${id}`).slice(0, 24)

/** Whose sessions the caller may look at and end: its own, in person, not with a token nor on a tablet of the workshop. */
export function sessionOwner({ auth, viewer }: Context): { userId: number; sessionId: string } | null {
  if (auth.tipo !== 'sessione' || auth.reale || auth.tablet || !viewer) return null
  return { userId: viewer.id, sessionId: auth.sessionId }
}

/** The live sessions of the caller, the one that asks first, then the last used. */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const owner = sessionOwner(ctx)
  if (!owner) return []
  const rows = await ctx.services.db.session.findMany({
    where: { userId: owner.userId, scadeIl: { gt: new Date() } },
    orderBy: [{ ultimoUso: 'desc' }, { id: 'asc' }],
    take: 200,
  })
  const sessions = rows.map(({ id, creataIl, ultimoUso, scadeIl, userAgent, indirizzo }) => ({
    codice: sessionCode(id),
    creataIl,
    ultimoUso,
    scadeIl,
    userAgent,
    indirizzo,
    questa: id === owner.sessionId,
  }))
  return sessions.sort((a, b) => Number(b.questa) - Number(a.questa))
}
