import { updateOperation } from '#platform/db/entity/operations.ts'
import { assenzaEntity } from './entity.ts'
import { checkAssenza } from './lock.ts'

/** Changes the fields of an absence that are sent; the others stay. @throws UserErrors when the person does not exist */
export const updateAssenza = updateOperation({
  nome: 'updateAssenza',
  entity: assenzaEntity,
  check: (ctx, { after }) => checkAssenza(ctx, after),
})
