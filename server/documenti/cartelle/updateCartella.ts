import { updateOperation } from '#platform/db/entity/operations.ts'
import { cartellaEntity } from './entity.ts'
import { checkPlace } from './tree.ts'

/**
 * Changes the fields of a folder that are sent; with another `parent` it moves with all that is in it. A shared folder
 * that moves below another is shared no longer.
 */
export const updateCartella = updateOperation({
  nome: 'updateCartella',
  entity: cartellaEntity,
  async check(ctx, { pk, before, after }) {
    if (after.parentPk !== before.parentPk) await checkPlace(ctx, after.parentPk, pk)
  },
})
