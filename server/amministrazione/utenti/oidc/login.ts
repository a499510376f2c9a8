import type { Configuration } from 'openid-client'
import { isThisMachine } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { Config, OidcSettings } from '#platform/env.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { readRequestCookie } from '#platform/identity/authentication.ts'
import { withUtente } from '#platform/identity/dispositivi.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { seal, unseal } from '#platform/identity/vault.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { inTransaction } from '#platform/operation.ts'
import type { User } from '#prisma/generated/client.ts'
import { noticeNewDevice } from '../notices.ts'

/** What the browser keeps, sealed, between leaving for the issuer and coming back. */
interface Journey {
  state: string
  nonce: string
  verifier: string
  next: string
  /** Milliseconds: coming back later is too late. */
  until: number
}

const COOKIE = 'accesso'
const PURPOSE = 'oidc'
const JOURNEY_MS = 10 * 60_000
const SCOPE = 'openid email profile'

/** Where the issuer sends people back: its settings name it. */
export const OIDC_RETURN = '/accesso/oidc/ritorno'

/** Why nobody came in, in the address of the login page. */
export type OidcFailure = 'sconosciuto' | 'fallito'

const back = (failure: OidcFailure) => `/login?accesso=${failure}`

/** A path of this site, '/' for anything else. @param next as the address says it, not to be trusted */
function ownPath(next: string | null): string {
  const origin = 'http://qui.invalid'
  if (!next?.startsWith('/') || next.length > 2000 || !URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/accesso')) return '/'
  return url.pathname + url.search + url.hash
}

const returnAddress = ({ publicUrl }: Config) => `${publicUrl}${OIDC_RETURN}`

/** Who logs people in, as it has described itself; asked once, again when it did not answer. */
const known = new Map<string, Promise<Configuration>>()

const LIBRARY_TIMEOUT_S = 10

/** The library is loaded by the first login that needs it: most installations never do. */
const oidcLibrary = () => import('openid-client')

/** The issuer of the settings. @throws when it does not answer, or describes itself wrongly */
function oidcProvider({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const key = `${issuer} ${clientId}`
  const found = known.get(key)
  if (found) return found
  const asked = discover(issuer, clientId, clientSecret)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await oidcLibrary()
  const url = new URL(issuer)
  // Without TLS only on this machine, to try it.
  const execute = url.protocol === 'http:' && isThisMachine(url.host) ? [allowInsecureRequests] : []
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: LIBRARY_TIMEOUT_S })
}

/** Sends a browser to the issuer. @returns where to */
export async function beginOidc(oidc: OidcSettings, next: string | null, ctx: Context): Promise<string> {
  const { config, log } = ctx.services
  try {
    const library = await oidcLibrary()
    const provider = await oidcProvider(oidc)
    const state = library.randomState()
    const nonce = library.randomNonce()
    const verifier = library.randomPKCECodeVerifier()
    const journey: Journey = { state, nonce, verifier, next: ownPath(next), until: Date.now() + JOURNEY_MS }
    const value = seal(config, PURPOSE, Buffer.from(JSON.stringify(journey)))
    ctx.cookies.push({ name: COOKIE, value, maxAge: JOURNEY_MS / 1000, httpOnly: true })
    const url = library.buildAuthorizationUrl(provider, {
      redirect_uri: returnAddress(config),
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return url.href
  } catch (error) {
    log.error({ err: error }, 'the OIDC issuer does not answer')
    return back('fallito')
  }
}

function journeyOf(ctx: Context, cookies: string | null): Journey | null {
  const sealed = unseal(ctx.services.config, PURPOSE, readRequestCookie(cookies, COOKIE) ?? '')
  if (!sealed) return null
  const journey = JSON.parse(sealed.toString('utf8')) as Journey
  return journey.until > Date.now() ? journey : null
}

/** What the issuer says of who has logged in. */
type OidcClaims = Readonly<Record<string, unknown>>

/**
 * The user that a claim names: by mail address, or by user name. Users are made here, never by the issuer.
 * @returns null when it is nobody, somebody who is off, or more than one
 */
async function userOfClaims(db: Db, claim: OidcSettings['claim'], claims: OidcClaims): Promise<User | null> {
  const value = claims[claim]
  if (typeof value !== 'string' || value === '' || value.length > 254) return null
  // An address that anybody may write into a profile is nobody's.
  if (claim === 'email' && (claims.email_verified === false || !isAddress(value))) return null
  const equals = { equals: value.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const where = claim === 'email' ? { email: equals } : { username: equals }
  const found = await db.user.findMany({ where: { isActive: true, ...where }, take: 2 })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What the issuer says, from the token and, where that does not have it, from its user info. */
async function claimsOf(oidc: OidcSettings, journey: Journey, url: URL): Promise<OidcClaims> {
  const library = await oidcLibrary()
  const provider = await oidcProvider(oidc)
  const tokens = await library.authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: journey.verifier,
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('no ID token')
  if (claims[oidc.claim] !== undefined) return claims
  return { ...claims, ...(await library.fetchUserInfo(provider, tokens.access_token, claims.sub)) }
}

/**
 * Lets in who comes back from the issuer: the second factor is the issuer's business.
 * @param request the call that came back
 * @returns where to: what was asked for first, or the login page with the reason
 */
export async function finishOidc(oidc: OidcSettings, request: Request, ctx: Context): Promise<string> {
  const { services } = ctx
  const journey = journeyOf(ctx, request.headers.get('cookie'))
  ctx.cookies.push({ name: COOKIE, value: '', maxAge: 0, httpOnly: true })
  if (!journey) return back('fallito')
  let claims: OidcClaims
  try {
    // As the issuer was told: a proxy may have called it otherwise.
    const url = new URL(returnAddress(services.config))
    url.search = new URL(request.url).search
    claims = await claimsOf(oidc, journey, url)
  } catch (error) {
    services.log.warn({ err: error }, 'OIDC login refused')
    return back('fallito')
  }
  const user = await userOfClaims(services.db, oidc.claim, claims)
  if (!user) {
    services.log.warn({ sub: claims.sub, claim: claims[oidc.claim] }, 'OIDC login of nobody')
    return back('sconosciuto')
  }
  await inTransaction(ctx, async (operation) => {
    const { tx } = operation
    await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date() } })
    if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
    await openSession(tx, ctx, user.id, false)
    await recordAccesso(tx, ctx, { evento: 'accesso', user, dettaglio: oidc.name })
    await noticeNewDevice(operation, user)
  })
  ctx.cookies.push(withUtente(ctx.dispositivo, user))
  return journey.next
}
