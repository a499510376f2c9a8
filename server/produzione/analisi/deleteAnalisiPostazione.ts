import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { lockAnalisi } from './lock.ts'
import { removeAnalisi, undoableAnalisi } from './remove.ts'

/** Removes an entry of the weekly programming; the schedule of its orders stays. */
export const deleteAnalisiPostazione = operation({
  nome: 'deleteAnalisiPostazione',
  permesso: 'adminOrders',
  schema: object({ pk: idRule() }),
  run: async ({ pk }, ctx) => removeAnalisi(ctx, await lockAnalisi(ctx, pk)),
})

undoableAnalisi(deleteAnalisiPostazione)
