import { createOperation } from '../../platform/db/entity/operations.ts'
import { materialeEntity } from './entity.ts'
import { bloccaMateriali, rifiutaNomeDoppio } from './prendi.ts'

/** Adds a material. @throws UserErrors when the name is taken */
export const createMateriale = createOperation({
  nome: 'createMateriale',
  entity: materialeEntity,
  async check(ctx, { nome }) {
    await bloccaMateriali(ctx.tx)
    await rifiutaNomeDoppio(ctx, nome)
  },
})
