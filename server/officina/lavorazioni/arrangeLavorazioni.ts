import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLavorazioni } from './announce.ts'
import { PERMESSO_OFFICINA, readLavorazioni } from './entity.ts'

/** Puts the operations in another order. @throws UserErrors when they are not all there, each once */
export const arrangeLavorazioni = arrangeOperation({
  nome: 'arrangeLavorazioni',
  model: 'lavorazione',
  permesso: PERMESSO_OFFICINA,
  list: (ctx) => readLavorazioni(ctx),
  changed: announceLavorazioni,
})
