import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { inCatalogoReason } from '../catalogo/rules.ts'
import { readAperture, tipoAperturaEntity } from './entity.ts'
import { usesOfApertura } from './uses.ts'

/** Removes an opening that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteTipoApertura = deleteOperation({
  nome: 'deleteTipoApertura',
  entity: tipoAperturaEntity,
  async check(ctx, { id, ritirato }) {
    const others = (await readAperture(ctx)).length - 1
    const reason = inCatalogoReason({ others, usi: await usesOfApertura(ctx.tx, id), ritirato })
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
