import { createOperation } from '#platform/db/entity/operations.ts'
import { materialeEntity } from './entity.ts'
import { lockMateriali, refuseDuplicateMateriale } from './lock.ts'

/** Adds a material. @throws UserErrors when the name is taken */
export const createMateriale = createOperation({
  nome: 'createMateriale',
  entity: materialeEntity,
  async check(ctx, { nome }) {
    await lockMateriali(ctx.tx)
    await refuseDuplicateMateriale(ctx, nome)
  },
})
