import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announceLista } from '../announce.ts'
import { readStatiPreventivo } from './entity.ts'

/** Puts the states of quotes in another order: a new quote has the first. @throws UserErrors when they are not all there */
export const arrangeStatiPreventivo = arrangeOperation({
  nome: 'arrangeStatiPreventivo',
  model: 'statoPreventivo',
  permesso: 'adminImpostazioni',
  list: readStatiPreventivo,
  changed: (ctx) => announceLista(ctx, 'statoPreventivo'),
})
