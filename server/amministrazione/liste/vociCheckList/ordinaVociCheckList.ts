import { arrangeOperation } from '../arrange.ts'
import { readVoci } from './entity.ts'

/** Puts the items of the checklist in another order. @throws UserErrors when they are not all there, each once */
export const ordinaVociCheckList = arrangeOperation({
  nome: 'ordinaVociCheckList',
  model: 'voceCheckList',
  list: readVoci,
})
