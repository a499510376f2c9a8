import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { readStatiPreventivo, statoPreventivoEntity } from './entity.ts'

/** Adds a state of quotes after the others. @throws UserErrors for a name that is taken, a full list */
export const createStatoPreventivo = createOperation({
  nome: 'createStatoPreventivo',
  entity: statoPreventivoEntity,
  async check(ctx, { stato }) {
    await lockLista(ctx, 'statoPreventivo')
    const stati = await readStatiPreventivo(ctx)
    checkRoom(stati)
    checkName(stati, stato, 'stato')
  },
})
