import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLavorazioni } from '../announce.ts'
import { PERMESSO_OFFICINA } from '../entity.ts'
import { readControlli } from './entity.ts'

/** Puts the controls of an operation in another order. @throws UserErrors when they are not all those of one, each once */
export const arrangeControlliLavorazione = arrangeOperation({
  nome: 'arrangeControlliLavorazione',
  model: 'controlloLavorazione',
  permesso: PERMESSO_OFFICINA,
  async list(ctx, pk) {
    const controllo = await ctx.tx.controlloLavorazione.findUnique({ where: { id: pk } })
    return controllo ? readControlli(ctx, controllo.lavorazioneId) : []
  },
  changed: announceLavorazioni,
})
