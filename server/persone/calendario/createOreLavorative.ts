import { createOperation } from '../../platform/db/entity/operations.ts'
import { oreEntity } from './entity.ts'
import { bloccaOre, rifiutaGiornoDoppio } from './prendi.ts'

/** Gives a day hours of its own. @throws UserErrors when it has them already */
export const createOreLavorative = createOperation({
  nome: 'createOreLavorative',
  entity: oreEntity,
  async check(ctx, { giorno }) {
    await bloccaOre(ctx)
    await rifiutaGiornoDoppio(ctx, giorno)
  },
})
