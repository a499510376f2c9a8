import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { readTipologieFamiglia } from './entity.ts'

/** Puts the kinds of family in another order, that of the wizard. @throws UserErrors when they are not all there */
export const arrangeTipologieFamiglia = arrangeOperation({
  nome: 'arrangeTipologieFamiglia',
  model: 'tipologiaFamiglia',
  permesso: 'adminCatalogo',
  list: readTipologieFamiglia,
  changed: (ctx) => ctx.emit('catalogo', { tipologiaFamiglia: null }),
})
