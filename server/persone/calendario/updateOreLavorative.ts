import { updateOperation } from '#platform/db/entity/operations.ts'
import { oreEntity } from './entity.ts'
import { refuseDuplicateDay } from './lock.ts'

/** Changes the hours of a day. @throws UserErrors when another record has the day */
export const updateOreLavorative = updateOperation({
  nome: 'updateOreLavorative',
  entity: oreEntity,
  check: (ctx, { pk, after }) => refuseDuplicateDay(ctx, after.giorno, pk),
})
