import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { dispositivoNoto, withUtente } from '#platform/identity/dispositivi.ts'
import { hashPassword, needsRehash, verifyPassword } from '#platform/identity/password.ts'
import { networkOf } from '#platform/identity/place.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { closeOtherSessions, openSession } from '#platform/identity/sessions.ts'
import { consume, forget, refund, tally } from '#platform/identity/throttle.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import type { User } from '#prisma/generated/client.ts'
import { frena, loginWait } from './freno.ts'
import { noticeNewDevice } from './notices.ts'
import { LOGIN_FAILED, loginSchema } from './rules.ts'
import { checkSecondoFattore, confirmFattore } from './secondoFattore/check.ts'
import { needsFactor } from './secondoFattore/obbligo.ts'
import { newFactor } from './secondoFattore/prepareSecondoFattore.ts'
import { prepareAccessSchema } from './secondoFattore/rules.ts'

interface LoginInput {
  username: string
  password: string
  ricordami: boolean
  codice: string
  passkey?: unknown
}

const PER_NETWORK = [
  { max: 6, secondi: 60 },
  { max: 30, secondi: 3_600 },
]
/** Of one account from one place. */
const PER_UTENTE_AND_NETWORK = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]
/** Of one account on a device where it has logged in before: what strangers do to the account does not count here. */
const PER_DEVICE = [
  { max: 10, secondi: 900 },
  { max: 40, secondi: 86_400 },
]
/** Of one account, by all that it does not know. */
const PER_UTENTE = { secondi: 900 }

/**
 * Lets a try through or refuses it, before the password is looked at: who is known on this device by its own counter,
 * all others by their place and by what the account is suffering.
 * @returns what to do when the password turns out right
 */
async function admit(username: string, user: User | null, ctx: Context): Promise<() => Promise<void>> {
  const { db, config } = ctx.services
  if (!config.loginThrottle) return async () => undefined
  const known = user && dispositivoNoto(ctx.dispositivo, user)
  const knownKey = `login:dispositivo:${fingerprint(known ?? '')}`
  if (known && (await consume(db, knownKey, PER_DEVICE)).ok) return () => forget(db, knownKey, PER_DEVICE)

  const network = `login:rete:${networkOf(ctx.indirizzo)}`
  const utente = `login:utente:${fingerprint(username.toLowerCase())}`
  const pair = `${utente}:${networkOf(ctx.indirizzo)}`
  await frena(ctx, network, PER_NETWORK)
  await frena(ctx, pair, PER_UTENTE_AND_NETWORK)
  await wait(loginWait(await tally(db, utente, PER_UTENTE.secondi)))
  return async () => {
    // An office behind one address logs in at eight o'clock: only failures count.
    await refund(db, network, PER_NETWORK)
    await forget(db, pair, PER_UTENTE_AND_NETWORK)
    await refund(db, utente, [PER_UTENTE])
  }
}

/** Who a user name and a password are, and what to do when all of the login turns out right. @throws UserErrors */
async function identify(
  input: Pick<LoginInput, 'username' | 'password'>,
  ctx: Context,
): Promise<{ user: User; riuscito: () => Promise<void> }> {
  const { db } = ctx.services
  const user = await db.user.findFirst({ where: { username: input.username, isActive: true } })
  const succeeded = await admit(input.username, user, ctx)
  const valid = await verifyPassword(user?.passwordHash ?? null, input.password)
  if (!user || !valid) {
    // What was typed for a name that is nobody's may be somebody's password: it is not kept.
    await recordAccesso(db, ctx, { evento: 'passwordErrata', riuscito: false, user, nome: 'Nome sconosciuto' })
    throw UserErrors.of(null, LOGIN_FAILED, 'LOGIN')
  }
  return { user, riuscito: succeeded }
}

interface LoggedIn {
  userId: number
  /** Recovery codes of the second factor that this login has confirmed, told once. */
  codici: string[]
}

async function enter(input: LoginInput, ctx: Context): Promise<LoggedIn> {
  const { user, riuscito } = await identify(input, ctx)
  const confirmed = await checkSecondoFattore(ctx, user, input, riuscito)
  const passwordHash = needsRehash(user.passwordHash) ? await hashPassword(input.password) : user.passwordHash
  // The history says who has set a second factor up.
  const who = confirmed ? { ...ctx, viewer: await loadViewer(ctx.services.db, user.id) } : ctx
  const codici = await inTransaction(who, async (operation) => {
    const { tx } = operation
    await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date(), passwordHash } })
    if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
    const fresh = confirmed ? await confirmFattore(operation, confirmed) : []
    // They came in by the password alone.
    if (confirmed) await closeOtherSessions(tx, user.id, null)
    await openSession(tx, ctx, user.id, input.ricordami)
    await recordAccesso(tx, ctx, { evento: 'accesso', user })
    await noticeNewDevice(operation, user)
    return fresh
  })
  ctx.cookies.push(withUtente(ctx.dispositivo, { id: user.id, passwordHash }))
  await riuscito()
  return { userId: user.id, codici }
}

/**
 * Opens a session: strangers' failures are throttled per place and slow the account down, a device where the user has
 * logged in before has a counter of its own; the same answer and time for an unknown user.
 * @throws UserErrors with LOGIN_FAILED, or on `codice` where the user has a second factor or must set one up; Refusal
 * THROTTLED
 */
export const login = freeOperation({
  nome: 'login',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: loginSchema,
  run: enter,
})

async function prepareFromOutside(input: Pick<LoginInput, 'username' | 'password'>, ctx: Context) {
  const { user, riuscito } = await identify(input, ctx)
  if (!(await needsFactor(ctx.services.db, user.id))) {
    throw UserErrors.of(null, 'Il secondo fattore si attiva dal menu dell’utente, dopo l’accesso.', 'CONFLICT')
  }
  const pronto = await newFactor(ctx, user)
  await riuscito()
  return pronto
}

/**
 * Begins the set-up of a second factor for who is not let in without one; the login with its first code ends it. As
 * slow to guess at as the login.
 * @throws UserErrors with LOGIN_FAILED, or when it is there already or not needed; Refusal THROTTLED
 */
export const prepareSecondoFattoreAccesso = freeOperation({
  nome: 'prepareSecondoFattoreAccesso',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: prepareAccessSchema,
  run: prepareFromOutside,
})
