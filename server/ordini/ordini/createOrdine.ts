import { operation } from '../../platform/operation.ts'
import { ordineWritten } from './changes.ts'
import { ordineData, rigaOrdineData } from './data.ts'
import { readReferences, refuseDuplicateNumero, wrongReferences } from './references.ts'
import { completeOrdine, ordineSchema, withUnsaid } from './rules.ts'
import { visibleTo } from './values.ts'

/** Adds an order with its lines; nets and sums are computed here. */
export const createOrdine = operation({
  nome: 'createOrdine',
  permesso: 'addOrders',
  schema: ordineSchema,
  besides: wrongReferences,
  async run(data, ctx) {
    const fresh = data.righe.map((riga) => ({ ...riga, id: null }))
    const input = completeOrdine(withUnsaid({ ...data, righe: fresh }, null, visibleTo(ctx.viewer)))
    await readReferences(ctx, input, null)
    const { id } = await refuseDuplicateNumero(
      ctx.tx.ordine.create({ data: { ...ordineData(input), righe: { create: input.righe.map(rigaOrdineData) } } }),
    )
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: id, azione: 'crea', dopo: input.numeroCommessa })
    await ordineWritten.run(ctx, id)
    await ctx.emit('ordine', { pk: id })
    return { pk: id }
  },
})
