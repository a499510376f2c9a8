import { object } from 'yup'
import { Refusal } from '../../../platform/errors.ts'
import { type OperationContext, operation } from '../../../platform/operation.ts'
import { sessionCode, sessionOwner } from './own.ts'
import { terminaSessioneSchema } from './rules.ts'

async function end(ctx: OperationContext, userId: number, ids: string[]): Promise<{ terminate: number }> {
  const { count } = await ctx.tx.session.deleteMany({ where: { userId, id: { in: ids } } })
  if (count > 0) {
    await ctx.audit({ oggetto: 'User', oggettoPk: userId, azione: 'terminaSessione', dopo: String(count) })
    await ctx.emit('sessione', { userId })
  }
  return { terminate: count }
}

async function sessionsOf(ctx: OperationContext) {
  const owner = sessionOwner(ctx)
  if (!owner) throw new Refusal('UNAUTHENTICATED')
  const rows = await ctx.tx.session.findMany({ where: { userId: owner.userId }, select: { id: true } })
  return { ...owner, ids: rows.map(({ id }) => id) }
}

/** Ends one of the caller's own sessions, sockets included. @throws Refusal NOT_FOUND, for others' too */
export const terminaSessione = operation({
  nome: 'terminaSessione',
  permesso: 'account',
  conToken: false,
  schema: terminaSessioneSchema,
  async run({ codice }, ctx) {
    const { userId, ids } = await sessionsOf(ctx)
    const chosen = ids.filter((id) => sessionCode(id) === codice)
    if (chosen.length === 0) throw new Refusal('NOT_FOUND')
    return end(ctx, userId, chosen)
  },
})

/** Ends the caller's sessions but the one that asks. */
export const terminaAltreSessioni = operation({
  nome: 'terminaAltreSessioni',
  permesso: 'account',
  conToken: false,
  schema: object({}),
  async run(_input, ctx) {
    const { userId, sessionId, ids } = await sessionsOf(ctx)
    return end(
      ctx,
      userId,
      ids.filter((id) => id !== sessionId),
    )
  },
})
