import { createOperation } from '#platform/db/entity/operations.ts'
import { assenzaEntity } from './entity.ts'
import { checkAssenza } from './lock.ts'

/** Adds an absence. @throws UserErrors when the person does not exist */
export const createAssenza = createOperation({
  nome: 'createAssenza',
  entity: assenzaEntity,
  check: (ctx, values) => checkAssenza(ctx, values),
})
