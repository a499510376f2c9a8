import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLista } from '../announce.ts'
import { readItems } from './entity.ts'

/** Puts the items of the checklist in another order. @throws UserErrors when they are not all there, each once */
export const arrangeVociCheckList = arrangeOperation({
  nome: 'arrangeVociCheckList',
  model: 'voceCheckList',
  permesso: 'adminImpostazioni',
  list: readItems,
  changed: (ctx) => announceLista(ctx, 'voceCheckList'),
})
