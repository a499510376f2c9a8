import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { networkOf } from '#platform/identity/place.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { endSessions } from '../amministrazione/changeUtente.ts'
import { frena } from '../freno.ts'
import { noticeNewPassword } from '../notices.ts'
import { hashChosenPassword } from '../passwords/chosen.ts'
import { revokeOwnTokens } from '../revokeOwnTokens.ts'
import { RECUPERO_CONTEXT } from './mail.ts'
import { RECUPERO_NOT_VALID, resetPasswordSchema } from './rules.ts'

interface Input {
  segreto: string
  password: string
}

const PER_NETWORK = [
  { max: 20, secondi: 900 },
  { max: 100, secondi: 86_400 },
]

async function recover({ segreto, password }: Input, ctx: Context): Promise<{ fatto: true }> {
  await frena(ctx, `recupero:prova:${networkOf(ctx.indirizzo)}`, PER_NETWORK)
  const vale = { hash: fingerprint(segreto), scadeIl: { gt: new Date() }, user: { isActive: true } }
  const notValid = () => UserErrors.of(null, RECUPERO_NOT_VALID, 'EXPIRED')
  // The new password costs time: not for who guesses.
  const asked = await ctx.services.db.recuperoPassword.findFirst({ where: vale, include: { user: true } })
  if (!asked) throw notValid()
  const passwordHash = await hashChosenPassword(password, asked.user)
  await inTransaction(ctx, async (operation) => {
    const { tx, audit } = operation
    const found = await tx.recuperoPassword.findFirst({ where: vale, include: { user: true } })
    // Of two uses at once one removes it.
    if (!found || (await tx.recuperoPassword.deleteMany({ where: { id: found.id } })).count === 0) throw notValid()
    const { userId, user } = found
    const mail = { contesto: RECUPERO_CONTEXT, contestoPk: found.id, aIndirizzo: user.email }
    // The address has been changed since: whoever reads the old one is no longer the user.
    if ((await tx.mail.count({ where: mail })) === 0) throw notValid()
    await tx.user.update({ where: { id: userId }, data: { passwordHash, versione: { increment: 1 } } })
    await audit(...(await revokeOwnTokens(tx, userId)))
    await endSessions(operation, userId)
    await audit({ oggetto: 'User', oggettoPk: userId, azione: 'recuperaPassword' })
    await recordAccesso(tx, ctx, { evento: 'password', user, dettaglio: 'Con il link di una mail' })
    await noticeNewPassword(operation, userId)
  })
  return { fatto: true }
}

/**
 * Gives a user a new password by the link of a mail, once: sessions end, and the tokens that the user has made for
 * itself. Nobody is logged in by it: the second factor is still asked for.
 * @throws UserErrors when the link is over or used; Refusal THROTTLED
 */
export const resetPassword = freeOperation({
  nome: 'resetPassword',
  permesso: 'pubblico',
  conToken: false,
  schema: resetPasswordSchema,
  run: recover,
})
