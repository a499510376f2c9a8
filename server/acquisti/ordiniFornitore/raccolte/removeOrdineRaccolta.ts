import { object } from 'yup'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { announceOrdineFornitore, raccoltaHistory } from '../history.ts'
import { lockOrdineFornitore } from '../lock.ts'
import { whyNotTakenOut } from './rules.ts'

/**
 * Takes a supplier order out of its raccolta: it leaves with a mail of its own. The last one takes the raccolta along.
 * @throws UserErrors when it is in none, or the mail has left
 */
export const removeOrdineRaccolta = operation({
  nome: 'removeOrdineRaccolta',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    refuseFor(whyNotTakenOut(current))
    await ctx.tx.ordineFornitore.update({ where: { id: pk }, data: { raccoltaId: null, versione: { increment: 1 } } })
    await ctx.audit(...raccoltaHistory(pk, current.ordineId, current.raccoltaId))
    await announceOrdineFornitore(ctx, pk, current.ordineId)
    return { pk }
  },
})
