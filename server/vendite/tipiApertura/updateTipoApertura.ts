import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { readAperture, tipoAperturaEntity } from './entity.ts'

/**
 * Changes the fields of an opening that are sent. A retired one is offered no more; types and quotes that have it keep
 * it.
 * @throws UserErrors for a name that is taken, what is no picture
 */
export const updateTipoApertura = updateOperation({
  nome: 'updateTipoApertura',
  entity: tipoAperturaEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readAperture(ctx), pk), after.nome, 'nome')
  },
})
