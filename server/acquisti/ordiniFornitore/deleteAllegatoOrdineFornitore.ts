import { object } from 'yup'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { allegatoHistory, announceOrdineFornitore } from './history.ts'
import { lockOrdineFornitore } from './lock.ts'

/** Removes an attachment of a supplier order; mails that took it along keep it. @throws Refusal NOT_FOUND */
export const deleteAllegatoOrdineFornitore = operation({
  nome: 'deleteAllegatoOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const allegato = await ctx.tx.allegatoOrdineFornitore.findUnique({ where: { id: pk } })
    if (!allegato) throw new Refusal('NOT_FOUND')
    const { ordineFornitoreId, originalName } = allegato
    const { ordineId } = await lockOrdineFornitore(ctx, ordineFornitoreId)
    // Somebody else may have removed it while this waited.
    const { count } = await ctx.tx.allegatoOrdineFornitore.deleteMany({ where: { id: pk } })
    if (count === 0) throw new Refusal('NOT_FOUND')
    await ctx.audit(...allegatoHistory('togliAllegatoFornitura', ordineFornitoreId, ordineId, originalName))
    await announceOrdineFornitore(ctx, ordineFornitoreId, ordineId)
    return { pk, ordineFornitore: ordineFornitoreId }
  },
})
