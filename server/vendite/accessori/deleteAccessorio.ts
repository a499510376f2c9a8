import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { motivoInCatalogo } from '../catalogo/rules.ts'
import { accessorioEntity, readAccessori } from './entity.ts'
import { usesOfAccessorio } from './uses.ts'

/** Removes an accessory that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteAccessorio = deleteOperation({
  nome: 'deleteAccessorio',
  entity: accessorioEntity,
  async check(ctx, { id, ritirato }) {
    const altri = (await readAccessori(ctx)).length - 1
    const motivo = motivoInCatalogo({ altri, usi: await usesOfAccessorio(ctx.tx, id), ritirato })
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
