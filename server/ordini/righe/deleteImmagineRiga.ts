import { object } from 'yup'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'

/** Removes the photo of a piece. */
export const deleteImmagineRiga = operation({
  nome: 'deleteImmagineRiga',
  permesso: 'editOrder',
  schema: object({ pk: numeroPk }),
  async run({ pk }, ctx) {
    const image = await ctx.tx.immagineRiga.findUnique({ where: { id: pk } })
    if (!image) throw new Refusal('NOT_FOUND')
    const { ordine, riga } = await lockRiga(ctx, image.rigaId)
    const { count } = await ctx.tx.immagineRiga.deleteMany({ where: { id: pk } })
    if (count === 0) throw new Refusal('NOT_FOUND')
    const fields = { campo: `righe[${riga.posizione}].immagini`, prima: `n. ${image.posizione}` }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine.id, azione: 'togliImmagine', ...fields })
    await ctx.emit('ordine', { pk: ordine.id })
    return { pk, riga: riga.id }
  },
})
