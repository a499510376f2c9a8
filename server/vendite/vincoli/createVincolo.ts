import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { describeVincolo } from './lock.ts'
import { vincoloSchema } from './rules.ts'
import { vincoloReferences } from './schema.ts'

/** Adds a height range with its width range, in mm, for a family and a window type. */
export const createVincolo = operation({
  nome: 'createVincolo',
  permesso: 'adminVincoli',
  schema: async (ctx) => vincoloSchema.concat(object(await vincoloReferences(ctx))),
  async run({ famigliaPk, tipoSerramentoPk, ...misure }, ctx) {
    const { id } = await ctx.tx.vincolo.create({
      data: { ...misure, famigliaId: famigliaPk, tipoSerramentoId: tipoSerramentoPk },
    })
    await ctx.audit({ oggetto: 'Vincolo', oggettoPk: id, azione: 'crea', dopo: describeVincolo(misure) })
    await ctx.emit('catalogo', { vincolo: id })
    return { pk: id }
  },
})
