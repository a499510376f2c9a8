import { object, string } from 'yup'
import { removeObject } from '#platform/db/entity/entity.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { materialeEntity } from './entity.ts'
import { isBoundToSchedulazione, lockMateriale } from './lock.ts'
import { materialeInUseReason, TIED_TO_SCHEDULAZIONE } from './rules.ts'
import { usesOfMateriale } from './uses.ts'

/**
 * Removes a material that nothing is called by.
 * @throws UserErrors when it is tied to scheduling, or used: by which suppliers and orders
 */
export const deleteMateriale = operation({
  nome: 'deleteMateriale',
  permesso: materialeEntity.permesso,
  schema: object({ materiale: string().strict().defined() }),
  async run({ materiale: name }, ctx) {
    // The lock makes a write that is about to use it wait; its foreign key then fails.
    const materiale = await lockMateriale(ctx, name)
    if (await isBoundToSchedulazione(ctx, materiale)) {
      throw UserErrors.of(null, TIED_TO_SCHEDULAZIONE, 'CONFLICT')
    }
    refuseFor(materialeInUseReason(await usesOfMateriale(ctx.tx, name)))
    return removeObject(ctx, materialeEntity, materiale)
  },
})
