import type { Context } from '#platform/context.ts'
import type { Config, OidcSettings } from '#platform/env.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { readRequestCookie } from '#platform/identity/authentication.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { seal, unseal } from '#platform/identity/vault.ts'
import { oidcLibrary, oidcProvider } from './provider.ts'
import { type OidcClaims, userOfClaims } from './user.ts'

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
  await services.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date() } })
    if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
    await openSession(tx, ctx, user.id, false)
    await recordAccesso(tx, ctx, { evento: 'accesso', user, dettaglio: oidc.name })
  })
  return journey.next
}
