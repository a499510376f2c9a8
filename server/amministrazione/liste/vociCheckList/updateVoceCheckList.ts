import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { readItems, voceCheckListEntity } from './entity.ts'

/** Calls an item of the checklist otherwise, in every order. @throws UserErrors for a name that is taken */
export const updateVoceCheckList = updateOperation({
  nome: 'updateVoceCheckList',
  entity: voceCheckListEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readItems(ctx), pk), after.nome, 'nome')
  },
})
