import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { accessorioEntity, readAccessori } from './entity.ts'

/**
 * Changes the fields of an accessory that are sent. A retired one is offered no more; types and quotes that have it keep
 * it.
 * @throws UserErrors for a name that is taken
 */
export const updateAccessorio = updateOperation({
  nome: 'updateAccessorio',
  entity: accessorioEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readAccessori(ctx), pk), after.nome, 'nome')
  },
})
