import { createOperation } from '#platform/db/entity/operations.ts'
import { tempisticaEntity } from './entity.ts'
import { checkTempistica } from './lock.ts'

/** Adds the minutes of a window type with a code. @throws UserErrors as `checkTempistica` */
export const createTempistica = createOperation({
  nome: 'createTempistica',
  entity: tempisticaEntity,
  check: (ctx, values) => checkTempistica(ctx, values),
})
