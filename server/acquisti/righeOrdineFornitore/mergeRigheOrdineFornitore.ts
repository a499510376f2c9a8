import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { rememberEdit } from './edit.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { comparableRiga, lockRighe, refuseArrived } from './lock.ts'
import { QUANTITA_MAX, righeSchema, sumQuantita, whyNotMerge } from './rules.ts'

/**
 * Makes one of rows that are equal in all but the quantity, which is summed; the oldest stays.
 * @throws UserErrors on `righe` that says in what they differ
 */
export const mergeRigheOrdineFornitore = operation({
  nome: 'mergeRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pks: righeSchema }),
  async run({ pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    refuseArrived(righe)
    const reason = whyNotMerge(righe.map(comparableRiga))
    const [stays, ...others] = righe
    if (reason || !stays) throw UserErrors.of('pks', reason ?? '')
    const quantita = sumQuantita(righe.map((riga) => riga.quantita.toNumber()))
    if (quantita > QUANTITA_MAX) throw UserErrors.of('pks', 'La somma delle quantità è troppo grande.')
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } })
    const unita = await ctx.tx.rigaOrdineFornitore.update({
      where: { id: stays.id },
      data: { quantita, versione: { increment: 1 } },
    })
    const before = righe.map((riga) => `n. ${riga.id} × ${riga.quantita.toNumber()}`).join(', ')
    const item = { pk: stays.id, prima: before, dopo: describeRigaFornitore(unita) }
    await ctx.audit(rigaEntry(stays.ordineId, { azione: 'unisceRigheFornitore', ...item }))
    await notifyOrdini(ctx, righe)
    return { pk: stays.id, modifica: await rememberEdit(ctx, 'unisce', righe, { righe: [stays.id] }) }
  },
})
