import { number, object } from 'yup'
import { CAMPO_OBBLIGATORIO } from '../../campi/rules.ts'
import { Refusal, UserErrors } from '../../errors.ts'
import { nomeDi, operation } from '../../operation.ts'
import { caricaViewer } from '../viewer.ts'
import { motivoVediCome } from './rules.ts'

/** From now on the caller's browser sees the product as another user, and can only read. */
export const vediCome = operation({
  nome: 'vediCome',
  permesso: 'vediCome',
  schema: object({ user: number().integer().required(CAMPO_OBBLIGATORIO) }),
  async run({ user }, ctx) {
    if (ctx.auth.tipo !== 'sessione' || !ctx.viewer) {
      throw UserErrors.of(null, "'Vedi come' si usa dal browser, non con un token.")
    }
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
