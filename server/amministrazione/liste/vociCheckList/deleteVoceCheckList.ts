import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { voceCheckListEntity } from './entity.ts'
import { usesOfVoceCheckList } from './uses.ts'

/** Removes an item that no order has ticked, the last one too: orders then have no checklist. @throws UserErrors */
export const deleteVoceCheckList = deleteOperation({
  nome: 'deleteVoceCheckList',
  entity: voceCheckListEntity,
  async check(ctx, { id }) {
    const reason = itemNotDeletableReason(Number.POSITIVE_INFINITY, await usesOfVoceCheckList(ctx.tx, id))
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
