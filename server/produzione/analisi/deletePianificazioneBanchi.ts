import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { lockPianificazione } from './lock.ts'
import { removeAnalisi, undoableAnalisi } from './remove.ts'

/** Removes a bench planning; the schedule of its orders stays. @throws Refusal FORBIDDEN for an entry of the office */
export const deletePianificazioneBanchi = operation({
  nome: 'deletePianificazioneBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: idRule() }),
  run: async ({ pk }, ctx) => removeAnalisi(ctx, await lockPianificazione(ctx, pk)),
})

undoableAnalisi(deletePianificazioneBanchi)
