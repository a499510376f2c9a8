import { Refusal } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { sessionCode, sessionOwner } from './own.ts'
import { endSessioneSchema } from './rules.ts'

async function end(ctx: OperationContext, userId: number, ids: string[]): Promise<{ terminate: number }> {
  const { count } = await ctx.tx.session.deleteMany({ where: { userId, id: { in: ids } } })
  if (count > 0) {
    await ctx.audit({ oggetto: 'User', oggettoPk: userId, azione: 'terminaSessione', dopo: String(count) })
    await ctx.emit('sessione', { userId })
  }
  return { terminate: count }
}

/**
 * Ends one of the caller's own sessions, sockets included, or all but the one that asks.
 * @throws Refusal NOT_FOUND for one that is not there, or another's
 */
export const endSessione = operation({
  nome: 'endSessione',
  permesso: 'account',
  conToken: false,
  schema: endSessioneSchema,
  async run({ codice, altre }, ctx) {
    const owner = sessionOwner(ctx)
    if (!owner) throw new Refusal('UNAUTHENTICATED')
    const rows = await ctx.tx.session.findMany({ where: { userId: owner.userId }, select: { id: true } })
    const ids = rows.map(({ id }) => id)
    const chosen = ids.filter((id) => (altre ? id !== owner.sessionId : sessionCode(id) === codice))
    if (chosen.length === 0 && !altre) throw new Refusal('NOT_FOUND')
    return end(ctx, owner.userId, chosen)
  },
})
