import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { readFamiglie } from './entity.ts'

/** Puts the families of a kind in another order, that of the wizard. @throws UserErrors when they are not all there */
export const arrangeFamiglie = arrangeOperation({
  nome: 'arrangeFamiglie',
  model: 'famiglia',
  permesso: 'adminCatalogo',
  async list(ctx, pk) {
    const famiglia = await ctx.tx.famiglia.findUnique({ where: { id: pk } })
    return famiglia ? readFamiglie(ctx, famiglia.tipologiaFamigliaId) : []
  },
  changed: (ctx) => ctx.emit('catalogo', { famiglia: null }),
})
