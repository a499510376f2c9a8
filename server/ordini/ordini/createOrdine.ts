import { operation } from '../../platform/operation.ts'
import { ordineScritto } from './cambi.ts'
import { colonneOrdine, colonneRiga } from './dati.ts'
import { leggiRiferiti, numeroUnico } from './riferiti.ts'
import { completaOrdine, conTaciuti, ordineSchema } from './rules.ts'
import { visibileA } from './valori.ts'

/** Adds an order with its lines; nets and sums are computed here. */
export const createOrdine = operation({
  nome: 'createOrdine',
  permesso: 'addOrders',
  schema: ordineSchema,
  async run(dati, ctx) {
    const nuove = dati.righe.map((riga) => ({ ...riga, id: null }))
    const input = completaOrdine(conTaciuti({ ...dati, righe: nuove }, null, visibileA(ctx.viewer)))
    await leggiRiferiti(ctx, input, null)
    const { id } = await numeroUnico(
      ctx.tx.ordine.create({ data: { ...colonneOrdine(input), righe: { create: input.righe.map(colonneRiga) } } }),
    )
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: id, azione: 'crea', dopo: input.numeroCommessa })
    await ordineScritto.run(ctx, id)
    await ctx.emit('ordine', { pk: id })
    return { pk: id }
  },
})
