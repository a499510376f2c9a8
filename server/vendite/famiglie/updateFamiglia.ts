import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { famigliaEntity, readFamiglie } from './entity.ts'

/** Changes a family; quotes show it as it is now. @throws UserErrors for a name that is taken, a kind that is gone */
export const updateFamiglia = updateOperation({
  nome: 'updateFamiglia',
  entity: famigliaEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readFamiglie(ctx), pk), after.nome, 'nome')
  },
})
