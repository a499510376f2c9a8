import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { readItems, voceCheckListEntity } from './entity.ts'

/** Adds an item to the checklist, after the others. @throws UserErrors for a name that is taken, a full list */
export const createVoceCheckList = createOperation({
  nome: 'createVoceCheckList',
  entity: voceCheckListEntity,
  async check(ctx, { nome }) {
    await lockLista(ctx, 'voceCheckList')
    const items = await readItems(ctx)
    checkRoom(items)
    checkName(items, nome, 'nome')
  },
})
