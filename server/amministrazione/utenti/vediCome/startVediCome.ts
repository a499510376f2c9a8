import { number, object } from 'yup'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { whyNotVediCome } from '#platform/identity/vediCome.rules.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { fullNameOf, operation } from '#platform/operation.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** From now on the caller's browser sees the product as another user, and can only read. */
export const startVediCome = operation({
  nome: 'startVediCome',
  permesso: 'vediCome',
  schema: object({ userPk: number().integer().required(REQUIRED_FIELD) }),
  async run({ userPk }, ctx) {
    if (ctx.auth.tipo !== 'sessione' || !ctx.viewer) throw new Refusal('UNAUTHENTICATED')
    const other = await loadViewer(ctx.tx, userPk)
    if (!other) throw new Refusal('NOT_FOUND')
    const reason = whyNotVediCome(ctx.viewer, other)
    if (reason) throw UserErrors.of('userPk', reason)
    await ctx.tx.session.update({ where: { id: ctx.auth.sessionId }, data: { vediComeId: other.id } })
    await ctx.audit({ oggetto: 'User', oggettoPk: other.id, azione: 'vediCome', dopo: fullNameOf(other) })
    await recordAccesso(ctx.tx, ctx, { evento: 'vediCome', user: ctx.viewer, dettaglio: fullNameOf(other) })
    await ctx.emit('sessione', { userId: ctx.viewer.id })
    return { pk: other.id }
  },
})
