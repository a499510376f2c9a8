import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule, refersTo, unknownPkMessage } from '#shared/fields/fields.ts'
import { lockOrdine, ordinePk } from './lock.ts'

/** Sets the state of an order; a value is required. */
export const setStatoOrdine = operation({
  nome: 'setStatoOrdine',
  permesso: 'updateStatoOrdine',
  schema: object({ pk: ordinePk, statoPk: refersTo('valoreStato', idRule()) }),
  async run({ pk, statoPk }, ctx) {
    const ordine = await lockOrdine(ctx, pk)
    const next = await ctx.tx.valoreStato.findFirst({ where: { id: statoPk, contesto: 'ORDINE' } })
    if (!next) throw UserErrors.of('statoPk', unknownPkMessage(statoPk))
    if (ordine.statoId === statoPk) return { pk }
    await ctx.tx.ordine.update({ where: { id: pk }, data: { statoId: statoPk, versione: { increment: 1 } } })
    const fields = { campo: 'stato', prima: ordine.stato?.nome, dopo: next.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'setStato', ...fields })
    await ctx.emit('ordine', { pk })
    return { pk }
  },
})
