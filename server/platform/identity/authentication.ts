import type { Prisma } from '#prisma/generated/client.ts'
import { bearerOf, type CallHeaders } from '../call.ts'
import { type Auth, type Context, createContext, type Services } from '../context.ts'
import { batchedBy } from '../db/batched.ts'
import type { Viewer } from '../permissions.ts'
import { recordDaily } from './accessi/record.ts'
import { flagsOfAreas } from './areas/flagsOfAreas.ts'
import { DEVICE_COOKIE } from './dispositivi.ts'
import { authenticateLink, LINK_HEADER } from './linkFornitore.ts'
import { fingerprint } from './secrets.ts'
import { findSession, SESSION_COOKIE } from './sessions.ts'
import { FLAGS_ON_TABLET, TABLET_COOKIE } from './tablet.ts'
import { type TokenCaller, wrongToken } from './tokenLimits.ts'
import { invalidTokenReason } from './validitaToken.ts'
import { whyNotVediCome } from './vediCome.rules.ts'
import { viewerOf, viewerSelection } from './viewer.ts'

/** Value of one cookie of a Cookie header. */
export function readRequestCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const index = part.indexOf('=')
    if (index > 0 && part.slice(0, index).trim() === name) return part.slice(index + 1).trim()
  }
  return null
}

/** The last use of a token is written at most this often. */
const TOUCH_EVERY = 60_000

const tokenSelection = {
  id: true,
  nome: true,
  hash: true,
  ambito: true,
  introspezione: true,
  aree: true,
  ultimoUso: true,
  scadeIl: true,
  revocatoIl: true,
  user: { select: viewerSelection },
  creatoDa: { select: { id: true, isActive: true, isSuperuser: true, info: { select: { canAdminUsers: true } } } },
} as const satisfies Prisma.ApiTokenSelect

/** Read at every request: a token revoked, or a right taken away, by any process counts from the next one. */
const findToken = batchedBy<Prisma.ApiTokenGetPayload<{ select: typeof tokenSelection }>, 'hash'>(
  'apiToken',
  'hash',
  tokenSelection,
)

async function withToken(caller: TokenCaller, bearer: string): Promise<{ auth: Auth; viewer: Viewer }> {
  const { services } = caller
  const token = await findToken(services.db, fingerprint(bearer))
  const refusal = (reason: string) => wrongToken(caller, reason, token)
  const now = new Date()
  if (!token) throw await refusal('Token non valido.')
  if (invalidTokenReason(token, now)) {
    throw await refusal(!token.revocatoIl && token.scadeIl <= now ? 'Token scaduto.' : 'Token non valido.')
  }
  if (!token.ultimoUso || Date.now() - token.ultimoUso.getTime() > TOUCH_EVERY) {
    await services.db.apiToken.update({ where: { id: token.id }, data: { ultimoUso: new Date() } })
    await recordDaily(caller, `token:${token.id}`, { evento: 'token', user: token.user, dettaglio: token.nome })
  }
  const auth: Auth = {
    tipo: 'token',
    tokenId: token.id,
    scrittura: token.ambito === 'LETTURA_SCRITTURA',
    introspezione: token.introspezione,
  }
  const viewer = viewerOf(token.user)
  if (!viewer) throw await refusal('Token non valido.')
  const onlyPermessi = flagsOfAreas(token.aree)
  return { auth, viewer: onlyPermessi ? { ...viewer, soloPermessi: onlyPermessi } : viewer }
}

interface RequestFacts {
  headers: CallHeaders
  requestId: string
  indirizzo: string
}

/**
 * Who is behind a request: a Bearer token, the link of a supplier, a session cookie, or nobody.
 * @throws Refusal UNAUTHENTICATED for a bad token (a stale cookie is just nobody), FORBIDDEN for a link that is no
 * longer worth anything
 */
export async function authenticate(services: Services, facts: RequestFacts): Promise<Context> {
  const { headers, requestId, indirizzo } = facts
  const dispositivo = readRequestCookie(headers.get('cookie'), DEVICE_COOKIE) ?? ''
  const tabletSecret = readRequestCookie(headers.get('cookie'), TABLET_COOKIE) ?? ''
  const userAgent = headers.get('user-agent') ?? ''
  const base = {
    services,
    requestId,
    indirizzo,
    dispositivo,
    tabletSecret,
    userAgent,
    host: headers.get('host') ?? '',
  }
  const bearer = bearerOf(headers)
  if (bearer) {
    const { auth, viewer } = await withToken(base, bearer)
    return createContext({ ...base, services: { ...services, db: services.tokenDb() }, viewer, auth })
  }
  const link = headers.get(LINK_HEADER)
  if (link !== null) return createContext({ ...base, ...(await authenticateLink(base, link)) })
  const secret = readRequestCookie(headers.get('cookie'), SESSION_COOKIE)
  const session = secret ? await findSession(services.db, secret) : null
  const self = viewerOf(session?.user ?? null)
  if (!session || !self) return createContext({ ...base, viewer: null, auth: { tipo: 'anonimo' } })
  const other = seenAs(self, viewerOf(session.vediCome))
  const { id: sessionId, csrfToken, confermataIl: provenAt, tablet } = session
  const auth: Auth = {
    tipo: 'sessione',
    sessionId,
    csrfToken,
    provenAt,
    reale: other && self,
    ...(tablet ? { tablet } : {}),
  }
  if (tablet) return createContext({ ...base, viewer: { ...self, soloPermessi: FLAGS_ON_TABLET }, auth })
  return createContext({ ...base, viewer: other ?? self, auth })
}

/** The other user of a session in 'Vedi come'; null outside of it, and when it is no longer allowed. */
function seenAs(self: Viewer, other: Viewer | null): Viewer | null {
  return other && whyNotVediCome(self, other) === null ? other : null
}
