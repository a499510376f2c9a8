import { arrangeOperation } from '../arrange.ts'
import { readStati } from './entity.ts'

/** Puts the states of a list in another order. @throws UserErrors when they are not all those of one list, each once */
export const ordinaValoriStato = arrangeOperation({
  nome: 'ordinaValoriStato',
  model: 'valoreStato',
  async list(ctx, pk) {
    const stato = await ctx.tx.valoreStato.findUnique({ where: { id: pk } })
    return stato ? readStati(ctx, stato) : []
  },
})
