import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { inCatalogoReason } from '../catalogo/rules.ts'
import { accessorioEntity, readAccessori } from './entity.ts'
import { usesOfAccessorio } from './uses.ts'

/** Removes an accessory that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteAccessorio = deleteOperation({
  nome: 'deleteAccessorio',
  entity: accessorioEntity,
  async check(ctx, { id, ritirato }) {
    const others = (await readAccessori(ctx)).length - 1
    const reason = inCatalogoReason({ others, usi: await usesOfAccessorio(ctx.tx, id), ritirato })
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
