import { number, object } from 'yup'
import { Refusal, UserErrors } from '../../../platform/errors.ts'
import { motivoVediCome } from '../../../platform/identity/vediCome.rules.ts'
import { caricaViewer } from '../../../platform/identity/viewer.ts'
import { nomeDi, operation } from '../../../platform/operation.ts'
import { CAMPO_OBBLIGATORIO } from '../../../shared/fields/fields.ts'

/** From now on the caller's browser sees the product as another user, and can only read. */
export const vediCome = operation({
  nome: 'vediCome',
  permesso: 'vediCome',
  schema: object({ user: number().integer().required(CAMPO_OBBLIGATORIO) }),
  async run({ user }, ctx) {
    if (ctx.auth.tipo !== 'sessione' || !ctx.viewer) throw new Refusal('UNAUTHENTICATED')
    const altro = await caricaViewer(ctx.tx, user)
    if (!altro) throw new Refusal('NOT_FOUND')
    const motivo = motivoVediCome(ctx.viewer, altro)
    if (motivo) throw UserErrors.of('user', motivo)
    await ctx.tx.session.update({ where: { id: ctx.auth.sessionId }, data: { vediComeId: altro.id } })
    await ctx.audit({ oggetto: 'User', oggettoPk: altro.id, azione: 'vediCome', dopo: nomeDi(altro) })
    await ctx.emit('sessione', { userId: ctx.viewer.id })
    return { pk: altro.id }
  },
})
