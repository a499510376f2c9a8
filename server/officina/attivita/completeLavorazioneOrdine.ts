import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { completeLavorazioni } from './complete.ts'

/** Closes the pieces that are left of one operation of an order. @throws UserErrors for one that there is not */
export const completeLavorazioneOrdine = operation({
  nome: 'completeLavorazioneOrdine',
  permesso: 'adminAttivitaOperatori',
  schema: object({ ordine: idRule(), lavorazione: idRule() }),
  async run({ ordine, lavorazione }, ctx) {
    return { ordine, automatiche: await completeLavorazioni(ctx, ordine, lavorazione) }
  },
})
