import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { booleanRule } from '#shared/fields/fields.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { lockOrdine, ordinePk } from '../ordini/lock.ts'
import { freezeDistinte, releaseDistinte } from './write.ts'

/** Freezes the bills of an order, or lets rules and windows change them again. */
export const setCongelamentoDistinte = operation({
  nome: 'setCongelamentoDistinte',
  permesso: 'editOrder',
  schema: object({ ordinePk, congelate: booleanRule(false) }),
  async run({ ordinePk: pk, congelate }, ctx) {
    const { id } = await lockOrdine(ctx, pk)
    const count = congelate ? await freezeDistinte(ctx.tx, id) : await releaseDistinte(ctx.tx, id)
    if (count > 0) {
      const after = `${formatCount(count, 'distinta', 'distinte')} ${congelate ? 'congelate' : 'sbloccate'}`
      await ctx.audit({ oggetto: 'Ordine', oggettoPk: id, azione: 'distinta', campo: 'distinta', dopo: after })
      await ctx.emit('ordine', { pk: id })
    }
    return { ordinePk: id }
  },
})
