import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { readAccessori } from './entity.ts'

/** Puts the accessories in another order: that of the wizard. @throws UserErrors when they are not all there */
export const arrangeAccessori = arrangeOperation({
  nome: 'arrangeAccessori',
  model: 'accessorio',
  permesso: 'adminCatalogo',
  list: readAccessori,
  changed: (ctx, pks) => ctx.emit('catalogo', { accessori: pks }),
})
