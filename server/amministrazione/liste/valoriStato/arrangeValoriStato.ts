import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLista } from '../announce.ts'
import { readStati } from './entity.ts'

/** Puts the states of a list in another order. @throws UserErrors when they are not all those of one list, each once */
export const arrangeValoriStato = arrangeOperation({
  nome: 'arrangeValoriStato',
  model: 'valoreStato',
  permesso: 'adminImpostazioni',
  async list(ctx, pk) {
    const stato = await ctx.tx.valoreStato.findUnique({ where: { id: pk } })
    return stato ? readStati(ctx, stato) : []
  },
  changed: (ctx) => announceLista(ctx, 'valoreStato'),
})
