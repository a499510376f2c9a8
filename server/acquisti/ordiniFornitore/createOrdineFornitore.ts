import { operation } from '#platform/operation.ts'
import { lockTipologia } from '../fornitori/lock.ts'
import { announceOrdineFornitore, fornituraName, wholeHistory } from './history.ts'
import { chosenImmaginePdf } from './immaginePdf.ts'
import { checkFornituraReferences, findStatoFornitura, lockOrdineOf } from './lock.ts'
import { ordineFornitoreInputSchema } from './rules.ts'
import { ordineFornitoreData } from './values.ts'

/**
 * Adds a supplier order to an order, DA_FARE by default. `run` is for whoever makes one out of rows, in
 * the transaction of those.
 * @throws UserErrors on `ordine`, `tipologia`, `fornitore`, `rigaOrdine` or `stato` when there is none such
 */
export const createOrdineFornitore = operation({
  nome: 'createOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: ordineFornitoreInputSchema,
  async run({ immaginePdf, removeImmaginePdf, ...data }, ctx) {
    await lockOrdineOf(ctx, data.ordinePk)
    await lockTipologia(ctx, data.tipologia)
    const fornitore = await checkFornituraReferences(ctx, data)
    const statoId = await findStatoFornitura(ctx, data.stato)
    const immaginePdfId = (await chosenImmaginePdf(ctx, { immaginePdf, removeImmaginePdf })) ?? null
    const { id } = await ctx.tx.ordineFornitore.create({
      data: { ...ordineFornitoreData(data, statoId), immaginePdfId },
    })
    const stato = statoId === null ? '' : data.stato
    await ctx.tx.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId: id, stato } })
    await ctx.audit(...wholeHistory('crea', id, data.ordinePk, fornituraName(data.tipologia, fornitore)))
    await announceOrdineFornitore(ctx, id, data.ordinePk)
    return { pk: id }
  },
})
