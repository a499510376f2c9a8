import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { readAperture } from './entity.ts'

/** Puts the openings in another order: that of the wizard. @throws UserErrors when they are not all there */
export const arrangeTipiApertura = arrangeOperation({
  nome: 'arrangeTipiApertura',
  model: 'tipoApertura',
  permesso: 'adminCatalogo',
  list: readAperture,
  changed: (ctx, pks) => ctx.emit('catalogo', { tipiApertura: pks }),
})
