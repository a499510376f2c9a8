import { object, string } from 'yup'
import { removeObject } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { materialeEntity } from './entity.ts'
import { isBoundToSchedulazione, lockMateriale } from './lock.ts'
import { LEGATO_ALLA_SCHEDULAZIONE, motivoMaterialeInUso } from './rules.ts'
import { usesOfMateriale } from './uses.ts'

/**
 * Removes a material that nothing is called by.
 * @throws UserErrors when it is tied to scheduling, or used: by which suppliers and orders
 */
export const deleteMateriale = operation({
  nome: 'deleteMateriale',
  permesso: materialeEntity.permesso,
  schema: object({ materiale: string().strict().defined() }),
  async run({ materiale: nome }, ctx) {
    // The lock makes a write that is about to use it wait; its foreign key then fails.
    const materiale = await lockMateriale(ctx, nome)
    if (await isBoundToSchedulazione(ctx, materiale)) {
      throw UserErrors.of(null, LEGATO_ALLA_SCHEDULAZIONE, 'CONFLICT')
    }
    const motivo = motivoMaterialeInUso(await usesOfMateriale(ctx.tx, nome))
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
    return removeObject(ctx, materialeEntity, materiale)
  },
})
