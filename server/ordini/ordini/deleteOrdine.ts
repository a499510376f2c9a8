import { object } from 'yup'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { sentConfermeReason } from '../conferme/rules.ts'
import { ordineLeaving, ordineWritten } from './changes.ts'
import { readForniture, readLavoro } from './deletion/forniture.ts'
import { fornituraInWords, ordineNotDeletableReason } from './deletion/rules.ts'
import { lockOrdine, ordinePk } from './lock.ts'
import { withdrawMail } from './mail/align.ts'

/** Its places in the plan, which others may have taken since, and what is reckoned from its lines. */
const MADE_ANEW = [
  'schedulazioni_ordine',
  'schedulazioni_fase',
  'prenotazioni',
  'eventi_avanzamento',
  'avanzamenti_ordine',
  'avanzamenti_da_rifare',
]

/**
 * Removes an order with its lines, attachments, pictures and the supplier orders that nobody knows of yet; a mail that
 * was planned does not leave.
 * @throws UserErrors while something has been ordered for it, or its confirmation was sent
 */
export const deleteOrdine = operation({
  nome: 'deleteOrdine',
  permesso: 'deleteOrder',
  schema: object({ pk: ordinePk }),
  async run({ pk }, ctx) {
    const { numeroCommessa, mail } = await lockOrdine(ctx, pk)
    // The locks make a mail that is being sent for one of them wait; a new one waits for the lock of the order.
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE ordine_id = ${pk} ORDER BY id FOR UPDATE`
    const forniture = await readForniture(ctx.tx, pk)
    // A confirmation that is being sent holds the order, or waits until it is gone.
    const sent = await ctx.tx.confermaOrdine.count({ where: { ordineId: pk, dataInvio: { not: null } } })
    const lavoro = await readLavoro(ctx.tx, pk)
    refuseFor(sentConfermeReason(sent) ?? ordineNotDeletableReason(forniture, lavoro))
    await withdrawMail(ctx, mail)
    await ordineLeaving.run(ctx, pk)
    await keepForUndo(ctx, 'ordine', pk, MADE_ANEW)
    await ctx.tx.ordine.delete({ where: { id: pk } })
    await ctx.audit(
      ...forniture.map((fornitura) => {
        return {
          oggetto: 'OrdineFornitore',
          oggettoPk: fornitura.pk,
          azione: 'elimina',
          prima: fornituraInWords(fornitura),
        }
      }),
      { oggetto: 'Ordine', oggettoPk: pk, azione: 'elimina', prima: numeroCommessa },
    )
    for (const fornitura of forniture) await ctx.emit('ordineFornitore', { pk: fornitura.pk, eliminato: true })
    await ctx.emit('ordine', { pk, eliminato: true })
    return { pk }
  },
})

declareUndoable(deleteOrdine, {
  model: 'ordine',
  async restored(ctx, pk) {
    // Its plan is made anew, the mail that was given up does not leave.
    const { numeroCommessa } = await ctx.tx.ordine.update({
      where: { id: pk },
      data: { inizioSchedulazione: null, fineSchedulazione: null },
    })
    await ctx.tx.ordine.updateMany({
      where: { id: pk, statoInvioMail: 'IN_ATTESA_INVIO' },
      data: { statoInvioMail: null, dataInvioMail: null, mailId: null },
    })
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'ripristina', dopo: numeroCommessa })
    await ordineWritten.run(ctx, pk)
    for (const fornitura of await readForniture(ctx.tx, pk)) await ctx.emit('ordineFornitore', { pk: fornitura.pk })
    await ctx.emit('ordine', { pk })
  },
})
