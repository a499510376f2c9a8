import { object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idRule, refersTo, unknownPkMessage } from '../../shared/fields/fields.ts'
import { lockOrdine, ordinePk } from './lock.ts'

/** Sets the state of an order; a value is required. */
export const setStatoOrdine = operation({
  nome: 'setStatoOrdine',
  permesso: 'updateStatoOrdine',
  schema: object({ ordine: ordinePk, stato: refersTo('valoreStato', idRule()) }),
  async run({ ordine: pk, stato }, ctx) {
    const ordine = await lockOrdine(ctx, pk)
    const next = await ctx.tx.valoreStato.findFirst({ where: { id: stato, contesto: 'ORDINE' } })
    if (!next) throw UserErrors.of('stato', unknownPkMessage(stato))
    if (ordine.statoId === stato) return { pk }
    await ctx.tx.ordine.update({ where: { id: pk }, data: { statoId: stato, versione: { increment: 1 } } })
    const fields = { campo: 'stato', prima: ordine.stato?.nome, dopo: next.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'setStato', ...fields })
    await ctx.emit('ordine', { pk })
    return { pk }
  },
})
