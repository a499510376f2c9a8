import type { Context } from '../../platform/context.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../platform/identity/password.ts'
import { apriSessione } from '../../platform/identity/sessioni.ts'
import { consume, forget, refund } from '../../platform/identity/throttle.ts'
import { operationLibera } from '../../platform/operation.ts'
import { LOGIN_FALLITO, loginSchema } from './rules.ts'

interface LoginInput {
  username: string
  password: string
  ricordami: boolean
}

const PER_INDIRIZZO = [
  { max: 6, secondi: 60 },
  { max: 30, secondi: 3600 },
]
/** The longer windows are the back-off: who goes on failing waits longer and longer. */
const PER_UTENTE = [
  { max: 10, secondi: 900 },
  { max: 20, secondi: 7_200 },
  { max: 40, secondi: 86_400 },
]

async function frena(ctx: Context, chiave: string, limiti: { max: number; secondi: number }[]): Promise<void> {
  const esito = await consume(ctx.services.db, chiave, limiti)
  if (esito.ok) return
  const message = `Troppi tentativi di accesso. Riprova fra ${Math.ceil(esito.riprovaFra)} secondi.`
  throw new Refusal('THROTTLED', message, { retryAfter: Math.ceil(esito.riprovaFra) })
}

async function entra(input: LoginInput, ctx: Context): Promise<{ userId: number }> {
  const { db, config } = ctx.services
  const indirizzo = `login:indirizzo:${ctx.indirizzo}`
  const utente = `login:utente:${input.username.toLowerCase()}`
  if (config.loginThrottle) {
    await frena(ctx, indirizzo, PER_INDIRIZZO)
    await frena(ctx, utente, PER_UTENTE)
  }
  const user = await db.user.findFirst({ where: { username: input.username, isActive: true } })
  const valid = await verifyPassword(user?.passwordHash ?? null, input.password)
  if (!user || !valid) throw UserErrors.of(null, LOGIN_FALLITO, 'LOGIN')
  const passwordHash = needsRehash(user.passwordHash) ? await hashPassword(input.password) : undefined
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date(), passwordHash } })
    if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
    await apriSessione(tx, ctx, user.id, input.ricordami)
  })
  if (config.loginThrottle) {
    // An office behind one address logs in at eight o'clock: only failures count.
    await refund(db, indirizzo, PER_INDIRIZZO)
    await forget(db, utente, PER_UTENTE)
  }
  return { userId: user.id }
}

/**
 * Opens a session: failures are throttled per address and per account, the same answer and time for an unknown user.
 * @throws UserErrors with LOGIN_FALLITO; Refusal THROTTLED
 */
export const login = operationLibera({
  nome: 'login',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: loginSchema,
  run: entra,
})
