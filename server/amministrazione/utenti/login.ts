import { setTimeout as aspetta } from 'node:timers/promises'
import type { User } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import { conUtente, dispositivoNoto } from '../../platform/identity/dispositivi.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../platform/identity/password.ts'
import { reteDi } from '../../platform/identity/place.ts'
import { fingerprint } from '../../platform/identity/secrets.ts'
import { closeOtherSessions, openSession } from '../../platform/identity/sessions.ts'
import { consume, forget, refund, tally } from '../../platform/identity/throttle.ts'
import { loadViewer } from '../../platform/identity/viewer.ts'
import { freeOperation, inTransaction } from '../../platform/operation.ts'
import { attesaLogin, frena } from './freno.ts'
import { LOGIN_FAILED, loginSchema } from './rules.ts'
import { checkSecondoFattore, confirmFattore } from './secondoFattore/check.ts'
import { needsFattore } from './secondoFattore/obbligo.ts'
import { newFattore } from './secondoFattore/preparaSecondoFattore.ts'
import { preparaAccessoSchema } from './secondoFattore/rules.ts'

interface LoginInput {
  username: string
  password: string
  ricordami: boolean
  codice: string
}

const PER_RETE = [
  { max: 6, secondi: 60 },
  { max: 30, secondi: 3_600 },
]
/** Of one account from one place. */
const PER_UTENTE_E_RETE = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]
/** Of one account on a device where it has logged in before: what strangers do to the account does not count here. */
const PER_DISPOSITIVO = [
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
async function ammetti(username: string, user: User | null, ctx: Context): Promise<() => Promise<void>> {
  const { db, config } = ctx.services
  if (!config.loginThrottle) return async () => undefined
  const noto = user && dispositivoNoto(ctx.dispositivo, user)
  const chiaveNota = `login:dispositivo:${fingerprint(noto ?? '')}`
  if (noto && (await consume(db, chiaveNota, PER_DISPOSITIVO)).ok) return () => forget(db, chiaveNota, PER_DISPOSITIVO)

  const rete = `login:rete:${reteDi(ctx.indirizzo)}`
  const utente = `login:utente:${fingerprint(username.toLowerCase())}`
  const coppia = `${utente}:${reteDi(ctx.indirizzo)}`
  await frena(ctx, rete, PER_RETE)
  await frena(ctx, coppia, PER_UTENTE_E_RETE)
  await aspetta(attesaLogin(await tally(db, utente, PER_UTENTE.secondi)))
  return async () => {
    // An office behind one address logs in at eight o'clock: only failures count.
    await refund(db, rete, PER_RETE)
    await forget(db, coppia, PER_UTENTE_E_RETE)
    await refund(db, utente, [PER_UTENTE])
  }
}

/** Who a user name and a password are, and what to do when all of the login turns out right. @throws UserErrors */
async function riconosci(
  input: Pick<LoginInput, 'username' | 'password'>,
  ctx: Context,
): Promise<{ user: User; riuscito: () => Promise<void> }> {
  const { db } = ctx.services
  const user = await db.user.findFirst({ where: { username: input.username, isActive: true } })
  const riuscito = await ammetti(input.username, user, ctx)
  const valid = await verifyPassword(user?.passwordHash ?? null, input.password)
  if (!user || !valid) throw UserErrors.of(null, LOGIN_FAILED, 'LOGIN')
  return { user, riuscito }
}

interface LoggedIn {
  userId: number
  /** Recovery codes of the second factor that this login has confirmed, told once. */
  codici: string[]
}

async function entra(input: LoginInput, ctx: Context): Promise<LoggedIn> {
  const { user, riuscito } = await riconosci(input, ctx)
  const confermato = await checkSecondoFattore(ctx, user, input.codice, riuscito)
  const passwordHash = needsRehash(user.passwordHash) ? await hashPassword(input.password) : user.passwordHash
  // The history says who has set a second factor up.
  const chi = confermato ? { ...ctx, viewer: await loadViewer(ctx.services.db, user.id) } : ctx
  const codici = await inTransaction(chi, async (operation) => {
    const { tx } = operation
    await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date(), passwordHash } })
    if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
    const nuovi = confermato ? await confirmFattore(operation, confermato) : []
    // They came in by the password alone.
    if (confermato) await closeOtherSessions(tx, user.id, null)
    await openSession(tx, ctx, user.id, input.ricordami)
    return nuovi
  })
  ctx.cookies.push(conUtente(ctx.dispositivo, { id: user.id, passwordHash }))
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
  run: entra,
})

async function preparaDaFuori(input: Pick<LoginInput, 'username' | 'password'>, ctx: Context) {
  const { user, riuscito } = await riconosci(input, ctx)
  if (!(await needsFattore(ctx.services.db, user.id))) {
    throw UserErrors.of(null, 'Il secondo fattore si attiva dal menu dell’utente, dopo l’accesso.', 'CONFLICT')
  }
  const pronto = await newFattore(ctx, user)
  await riuscito()
  return pronto
}

/**
 * Begins the set-up of a second factor for who is not let in without one; the login with its first code ends it. As
 * slow to guess at as the login.
 * @throws UserErrors with LOGIN_FAILED, or when it is there already or not needed; Refusal THROTTLED
 */
export const preparaSecondoFattoreAccesso = freeOperation({
  nome: 'preparaSecondoFattoreAccesso',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: preparaAccessoSchema,
  run: preparaDaFuori,
})
