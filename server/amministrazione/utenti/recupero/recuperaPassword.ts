import type { Context } from '../../../platform/context.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { reteDi } from '../../../platform/identity/place.ts'
import { fingerprint } from '../../../platform/identity/secrets.ts'
import { freeOperation, inTransaction } from '../../../platform/operation.ts'
import { endSessions } from '../amministrazione/changeUtente.ts'
import { frena } from '../freno.ts'
import { hashChosenPassword } from '../passwords/chosen.ts'
import { revocaTokenPropri } from '../revocaTokenPropri.ts'
import { RECUPERO_CONTESTO } from './mail.ts'
import { RECUPERO_NON_VALIDO, recuperaPasswordSchema } from './rules.ts'

interface Input {
  segreto: string
  password: string
}

const PER_RETE = [
  { max: 20, secondi: 900 },
  { max: 100, secondi: 86_400 },
]

async function recupera({ segreto, password }: Input, ctx: Context): Promise<{ fatto: true }> {
  await frena(ctx, `recupero:prova:${reteDi(ctx.indirizzo)}`, PER_RETE)
  const vale = { hash: fingerprint(segreto), scadeIl: { gt: new Date() }, user: { isActive: true } }
  const nonVale = () => UserErrors.of(null, RECUPERO_NON_VALIDO, 'EXPIRED')
  // The new password costs time: not for who guesses.
  if (!(await ctx.services.db.recuperoPassword.findFirst({ where: vale }))) throw nonVale()
  const passwordHash = await hashChosenPassword(password)
  await inTransaction(ctx, async (operation) => {
    const { tx, audit } = operation
    const trovato = await tx.recuperoPassword.findFirst({ where: vale, include: { user: { select: { email: true } } } })
    // Of two uses at once one removes it.
    if (!trovato || (await tx.recuperoPassword.deleteMany({ where: { id: trovato.id } })).count === 0) throw nonVale()
    const { userId, user } = trovato
    const mail = { contesto: RECUPERO_CONTESTO, contestoPk: trovato.id, aIndirizzo: user.email }
    // The address has been changed since: whoever reads the old one is no longer the user.
    if ((await tx.mail.count({ where: mail })) === 0) throw nonVale()
    await tx.user.update({ where: { id: userId }, data: { passwordHash, versione: { increment: 1 } } })
    await audit(...(await revocaTokenPropri(tx, userId)))
    await endSessions(operation, userId)
    await audit({ oggetto: 'User', oggettoPk: userId, azione: 'recuperaPassword' })
  })
  return { fatto: true }
}

/**
 * Gives a user a new password by the link of a mail, once: sessions end, and the tokens that the user has made for
 * itself. Nobody is logged in by it: the second factor is still asked for.
 * @throws UserErrors when the link is over or used; Refusal THROTTLED
 */
export const recuperaPassword = freeOperation({
  nome: 'recuperaPassword',
  permesso: 'pubblico',
  conToken: false,
  schema: recuperaPasswordSchema,
  run: recupera,
})
