import { identitySchema } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { endSessions, lockUtente } from '../amministrazione/changeUtente.ts'
import { requireAnotherAdmin } from '../amministrazione/safeguards.ts'

/** Takes the second factor and the passkeys from a user, locked by the caller; its sessions end. @throws UserErrors when there is none */
export async function removeFattore(pk: number, ctx: OperationContext): Promise<void> {
  const { count: apps } = await ctx.tx.secondoFattore.deleteMany({ where: { userId: pk } })
  const { count: passkeys } = await ctx.tx.passkey.deleteMany({ where: { userId: pk } })
  if (apps + passkeys === 0) throw UserErrors.of(null, 'L’utente non ha un secondo fattore.', 'CONFLICT')
  await endSessions(ctx, pk)
  await ctx.audit({ oggetto: 'User', oggettoPk: pk, azione: 'togliSecondoFattoreUtente' })
  const { username } = await ctx.tx.user.findUniqueOrThrow({ where: { id: pk }, select: { username: true } })
  await recordAccesso(ctx.tx, ctx, { evento: 'senzaSecondoFattore', user: actorOf(ctx), dettaglio: `Di ${username}` })
}

/** Takes the second factor from a user who has lost phone and codes. */
export const removeSecondoFattoreUtente = operation({
  nome: 'removeSecondoFattoreUtente',
  permesso: 'adminUsers',
  schema: identitySchema,
  async run({ pk }, ctx) {
    await lockUtente(ctx, pk)
    await requireAnotherAdmin(ctx, { id: pk })
    await removeFattore(pk, ctx)
    return { pk }
  },
})
