import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { readTipi } from './list.ts'

/** Puts the window types in another order: that of the wizard. @throws UserErrors when they are not all there */
export const arrangeTipiSerramento = arrangeOperation({
  nome: 'arrangeTipiSerramento',
  model: 'tipoSerramento',
  permesso: 'adminCatalogo',
  list: readTipi,
  changed: (ctx, pks) => ctx.emit('catalogo', { tipiSerramento: pks }),
})
