import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { withUtente } from '#platform/identity/dispositivi.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { closeOtherSessions, openSession } from '#platform/identity/sessions.ts'
import { forget } from '#platform/identity/throttle.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from './freno.ts'
import { noticeNewPassword } from './notices.ts'
import { hashChosenPassword } from './passwords/chosen.ts'
import { revokeOwnTokens } from './revokeOwnTokens.ts'
import { changePasswordSchema } from './rules.ts'

interface Input {
  attuale: string
  password: string
}

/** Of one session: who has stolen it guesses no faster than at the login, and keeps nobody else from changing theirs. */
const PER_SESSION = [
  { max: 10, secondi: 900 },
  { max: 40, secondi: 86_400 },
]

async function change(input: Input, ctx: Context): Promise<{ pk: number }> {
  const { db } = ctx.services
  const { auth, viewer } = ctx
  if (auth.tipo !== 'sessione' || !viewer) throw new Refusal('UNAUTHENTICATED')
  const key = `password:sessione:${auth.sessionId}`
  await frena(ctx, key, PER_SESSION)
  const { passwordHash: current } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  if (!(await verifyPassword(current, input.attuale))) {
    await recordAccesso(db, ctx, {
      evento: 'passwordErrata',
      riuscito: false,
      user: viewer,
      dettaglio: 'Cambia password',
    })
    throw UserErrors.of('attuale', 'La password attuale non è corretta.')
  }
  await forget(db, key, PER_SESSION)
  const passwordHash = await hashChosenPassword(input.password, viewer)
  await inTransaction(ctx, async (operation) => {
    const { tx, audit, emit } = operation
    // Only over the password that was checked: two changes at once are one change and one wrong password.
    const data = { passwordHash, versione: { increment: 1 } }
    const { count } = await tx.user.updateMany({ where: { id: viewer.id, passwordHash: current }, data })
    if (count === 0) throw UserErrors.of('attuale', 'La password attuale non è corretta.')
    await closeOtherSessions(tx, viewer.id, null)
    await openSession(tx, ctx, viewer.id, false, { confermataIl: auth.provenAt })
    await audit(...(await revokeOwnTokens(tx, viewer.id)))
    await audit({ oggetto: 'User', oggettoPk: viewer.id, azione: 'cambiaPassword' })
    await recordAccesso(tx, ctx, { evento: 'password', user: viewer })
    await noticeNewPassword(operation, viewer.id)
    await emit('sessione', { userId: viewer.id })
  })
  ctx.cookies.push(withUtente(ctx.dispositivo, { id: viewer.id, passwordHash }))
  return { pk: viewer.id }
}

/**
 * Changes the caller's own password; every session ends and the caller's browser gets a new one, and so do the tokens
 * that the caller has made for itself.
 * @throws UserErrors by field; Refusal THROTTLED after too many wrong ones
 */
export const changePassword = freeOperation({
  nome: 'changePassword',
  permesso: 'account',
  conToken: false,
  schema: changePasswordSchema,
  run: change,
})
