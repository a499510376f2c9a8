import type { Prisma } from '#prisma/generated/client.ts'
import type { Context, OutgoingCookie } from '../context.ts'
import { batchedBy } from '../db/batched.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { csrfToken, fingerprint, newSecret } from './secrets.ts'
import { viewerSelection } from './viewer.ts'

export const SESSION_COOKIE = 'sessionid'
export const CSRF_COOKIE = 'csrftoken'

const HOUR = 3_600_000
const IDLE = 12 * HOUR
/** A tablet leaves its people much sooner by itself; this is for where the network was away. */
const ON_TABLET = 4 * HOUR
const REMEMBERED = 14 * 24 * HOUR
/** However much it is used: who works on after a month types the password once more. */
const ABSOLUTE = 30 * 24 * HOUR
/** The use of a session is written at most this often. */
const TOUCH_EVERY = 5 * 60_000
const CSRF_AGE = 31_449_600

interface OpenedBy {
  tabletId?: number | null
  confermataIl?: Date | null
}

/**
 * Opens a session and pushes its cookies; a new id at every login.
 * @param tabletId the tablet of the workshop where the user has entered by a PIN
 * @param confermataIl when the user proved who it is: now, unless told; never by a PIN
 */
export async function openSession(
  tx: Tx,
  ctx: Context,
  userId: number,
  ricordami: boolean,
  { tabletId = null, confermataIl = tabletId === null ? new Date() : null }: OpenedBy = {},
): Promise<void> {
  const secret = newSecret()
  const csrf = csrfToken()
  const duration = ricordami ? REMEMBERED : idleOf(tabletId)
  await tx.session.create({
    data: {
      id: fingerprint(secret),
      userId,
      csrfToken: csrf,
      ricordami,
      tabletId,
      confermataIl,
      scadeIl: new Date(Date.now() + duration),
      userAgent: ctx.userAgent.slice(0, 300),
      indirizzo: ctx.indirizzo.slice(0, 60),
    },
  })
  ctx.cookies.push(
    { name: SESSION_COOKIE, value: secret, maxAge: duration / 1000, httpOnly: true },
    { name: CSRF_COOKIE, value: csrf, maxAge: CSRF_AGE, httpOnly: false },
  )
}

const idleOf = (tabletId: number | null) => (tabletId === null ? IDLE : ON_TABLET)

/** The cookies that end a session in the browser. */
export function logoutCookies(): OutgoingCookie[] {
  return [
    { name: SESSION_COOKIE, value: '', maxAge: 0, httpOnly: true },
    { name: CSRF_COOKIE, value: '', maxAge: 0, httpOnly: false },
  ]
}

const sessionSelection = {
  id: true,
  csrfToken: true,
  confermataIl: true,
  ricordami: true,
  creataIl: true,
  ultimoUso: true,
  scadeIl: true,
  user: { select: viewerSelection },
  vediCome: { select: viewerSelection },
  tablet: { select: { id: true, nome: true, minutiInattivita: true } },
} as const satisfies Prisma.SessionSelect

/** Read at every request: a logout, or a right taken away, on any process counts from the next one. */
const readSession = batchedBy<Prisma.SessionGetPayload<{ select: typeof sessionSelection }>, 'id'>(
  'session',
  'id',
  sessionSelection,
)

/** Finds a live session by its cookie, with whom it belongs to, and prolongs it; null when unknown or over. */
export async function findSession(db: Db, secret: string) {
  if (secret.length > 200) return null
  const session = await readSession(db, fingerprint(secret))
  const now = Date.now()
  if (!session || session.scadeIl.getTime() <= now) return null
  const end = session.creataIl.getTime() + ABSOLUTE
  if (end <= now) return null
  if (now - session.ultimoUso.getTime() > TOUCH_EVERY) {
    const scadeIl = session.ricordami
      ? session.scadeIl
      : new Date(Math.min(end, now + idleOf(session.tablet?.id ?? null)))
    await db.session.updateMany({ where: { id: session.id }, data: { ultimoUso: new Date(now), scadeIl } })
  }
  return session
}

/** Ends every session of a user but one (password change, change of rights). */
export async function closeOtherSessions(tx: Tx, userId: number, except: string | null): Promise<void> {
  await tx.session.deleteMany({ where: { userId, ...(except ? { id: { not: except } } : {}) } })
}
