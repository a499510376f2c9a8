import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule, longTextRule } from '#shared/fields/fields.ts'
import { lockOfferta, touchOfferta } from './lock.ts'

/** The house writes on an offer; its customer reads it on the page of the link. @throws Refusal NOT_FOUND */
export const addMessaggioOfferta = operation({
  nome: 'addMessaggioOfferta',
  permesso: 'updateOfferte',
  schema: object({ offertaPk: idRule(), note: longTextRule(2000).required('Scrivi il messaggio') }),
  async run({ offertaPk, note }, ctx) {
    await lockOfferta(ctx, offertaPk)
    const data = { offertaId: offertaPk, note, userId: ctx.viewer?.id || null }
    const { id } = await ctx.tx.messaggioOfferta.create({ data, select: { id: true } })
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offertaPk, azione: 'messaggio', dopo: note })
    await touchOfferta(ctx, offertaPk)
    return { pk: id, offerta: offertaPk }
  },
})
