import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { completeLavorazioni } from './complete.ts'

/** Closes the pieces that are left of one operation of an order. @throws UserErrors for one that there is not */
export const completeLavorazioneOrdine = operation({
  nome: 'completeLavorazioneOrdine',
  permesso: 'adminAttivitaOperatori',
  schema: object({ ordinePk: idRule(), lavorazionePk: idRule() }),
  async run({ ordinePk, lavorazionePk }, ctx) {
    return { ordine: ordinePk, automatiche: await completeLavorazioni(ctx, ordinePk, lavorazionePk) }
  },
})
