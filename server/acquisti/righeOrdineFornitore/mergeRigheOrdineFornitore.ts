import { object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { comparableRiga, lockRighe } from './lock.ts'
import { rememberModifica } from './modifica.ts'
import { QUANTITA_MAX, righeSchema, sumQuantita, whyNotMerge } from './rules.ts'

/**
 * Makes one of rows that are equal in all but the quantity, which is summed; the oldest stays.
 * @throws UserErrors on `righe` that says in what they differ
 */
export const mergeRigheOrdineFornitore = operation({
  nome: 'mergeRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ righe: righeSchema }),
  async run({ righe: pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    const motivo = whyNotMerge(righe.map(comparableRiga))
    const [resta, ...altre] = righe
    if (motivo || !resta) throw UserErrors.of('righe', motivo ?? '')
    const quantita = sumQuantita(righe.map((riga) => riga.quantita.toNumber()))
    if (quantita > QUANTITA_MAX) throw UserErrors.of('righe', 'La somma delle quantità è troppo grande.')
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: altre.map(({ id }) => id) } } })
    const unita = await ctx.tx.rigaOrdineFornitore.update({
      where: { id: resta.id },
      data: { quantita, versione: { increment: 1 } },
    })
    const prima = righe.map((riga) => `n. ${riga.id} × ${riga.quantita.toNumber()}`).join(', ')
    const voce = { pk: resta.id, prima, dopo: describeRigaFornitore(unita) }
    await ctx.audit(rigaEntry(resta.ordineId, { azione: 'unisceRigheFornitore', ...voce }))
    await notifyOrdini(ctx, righe)
    return { pk: resta.id, modifica: await rememberModifica(ctx, 'unisce', righe, { righe: [resta.id] }) }
  },
})
