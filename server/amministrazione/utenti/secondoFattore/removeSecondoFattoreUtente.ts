import { identitySchema } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { endSessions, lockUtente } from '../amministrazione/changeUtente.ts'
import { requireAnotherAdmin } from '../amministrazione/safeguards.ts'

/** Takes the second factor from a user, locked by the caller; its sessions end. @throws UserErrors when there is none */
export async function removeFattore(pk: number, ctx: OperationContext): Promise<void> {
  const { count } = await ctx.tx.secondoFattore.deleteMany({ where: { userId: pk } })
  if (count === 0) throw UserErrors.of(null, 'L’utente non ha un secondo fattore.', 'CONFLICT')
  await endSessions(ctx, pk)
  await ctx.audit({ oggetto: 'User', oggettoPk: pk, azione: 'togliSecondoFattoreUtente' })
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
