import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { readStatiPreventivo, statoPreventivoEntity } from './entity.ts'

/** Changes name and colour of a state of quotes. @throws UserErrors for a name that is taken */
export const updateStatoPreventivo = updateOperation({
  nome: 'updateStatoPreventivo',
  entity: statoPreventivoEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readStatiPreventivo(ctx), pk), after.stato, 'stato')
  },
})
