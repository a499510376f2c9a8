import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { noticeNewPassword } from '../notices.ts'
import { hashChosenPassword } from '../passwords/chosen.ts'
import { revokeOwnTokens } from '../revokeOwnTokens.ts'
import { endSessions, lockUtente } from './changeUtente.ts'
import { setPasswordUserSchema } from './rules.ts'
import { requireAnotherAdmin } from './safeguards.ts'

/** Gives a user, locked by the caller, another password; its sessions end, and the tokens it has made for itself; the history says so. */
export async function writePassword(pk: number, password: string, ctx: OperationContext): Promise<void> {
  const user = await ctx.tx.user.findUniqueOrThrow({ where: { id: pk } })
  const passwordHash = await hashChosenPassword(password, user)
  await ctx.tx.user.update({
    where: { id: pk },
    data: { passwordHash, versione: { increment: 1 } },
  })
  await ctx.audit(...(await revokeOwnTokens(ctx.tx, pk)))
  await endSessions(ctx, pk)
  await ctx.audit({ oggetto: 'User', oggettoPk: pk, azione: 'setPasswordUser' })
  await recordAccesso(ctx.tx, ctx, { evento: 'password', user: actorOf(ctx), dettaglio: `Di ${user.username}` })
  await noticeNewPassword(ctx, pk)
}

/** Gives a user another password; all its sessions end. */
export const setPasswordUser = operation({
  nome: 'setPasswordUser',
  permesso: 'adminUsers',
  schema: setPasswordUserSchema,
  async run({ pk, password }, ctx) {
    await lockUtente(ctx, pk)
    await requireAnotherAdmin(ctx, { id: pk })
    await writePassword(pk, password, ctx)
    return { pk }
  },
})
