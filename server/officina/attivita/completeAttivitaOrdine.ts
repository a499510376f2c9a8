import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { completeLavorazioni } from './complete.ts'

/** Closes the pieces that are left of every operation of an order. @throws UserErrors for an order that there is not */
export const completeAttivitaOrdine = operation({
  nome: 'completeAttivitaOrdine',
  permesso: 'adminAttivitaOperatori',
  schema: object({ ordinePk: idRule() }),
  async run({ ordinePk }, ctx) {
    return { ordine: ordinePk, automatiche: await completeLavorazioni(ctx, ordinePk) }
  },
})
