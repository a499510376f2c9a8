import { createOperation } from '#platform/db/entity/operations.ts'
import { oreEntity } from './entity.ts'
import { refuseDuplicateDay, serializeHoursWrites } from './lock.ts'

/** Gives a day hours of its own. @throws UserErrors when it has them already */
export const createOreLavorative = createOperation({
  nome: 'createOreLavorative',
  entity: oreEntity,
  async check(ctx, { giorno }) {
    await serializeHoursWrites(ctx)
    await refuseDuplicateDay(ctx, giorno)
  },
})
