import { updateOperation } from '#platform/db/entity/operations.ts'
import { tempisticaEntity } from './entity.ts'
import { checkTempistica } from './lock.ts'

/** Changes a timing. @throws UserErrors as `checkTempistica` */
export const updateTempistica = updateOperation({
  nome: 'updateTempistica',
  entity: tempisticaEntity,
  whole: true,
  check: (ctx, { pk, after }) => checkTempistica(ctx, after, pk),
})
