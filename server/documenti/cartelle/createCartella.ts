import { createOperation } from '#platform/db/entity/operations.ts'
import { cartellaEntity } from './entity.ts'
import { checkPlace, lockTree } from './tree.ts'

/** Adds a folder, at the top or below another. */
export const createCartella = createOperation({
  nome: 'createCartella',
  entity: cartellaEntity,
  async check(ctx, { parentPk }) {
    await lockTree(ctx.tx)
    await checkPlace(ctx, parentPk, null)
  },
})
