import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { motivoInCatalogo } from '../catalogo/rules.ts'
import { readAperture, tipoAperturaEntity } from './entity.ts'
import { usesOfApertura } from './uses.ts'

/** Removes an opening that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteTipoApertura = deleteOperation({
  nome: 'deleteTipoApertura',
  entity: tipoAperturaEntity,
  async check(ctx, { id, ritirato }) {
    const altri = (await readAperture(ctx)).length - 1
    const motivo = motivoInCatalogo({ altri, usi: await usesOfApertura(ctx.tx, id), ritirato })
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
