import { operation } from '../../platform/operation.ts'
import { prendiTipologia } from '../fornitori/prendi.ts'
import { controllaRiferiti, prendiOrdineDi, trovaStato } from './prendi.ts'
import { ordineFornitoreSchema } from './rules.ts'
import { annuncia, nomeFornitura, storiaIntera } from './storia.ts'
import { colonneDi } from './valori.ts'

/**
 * Adds a supplier order to an order, DA_FARE by default. `run` is for whoever makes one out of rows, in
 * the transaction of those.
 * @throws UserErrors on `ordine`, `tipologia`, `fornitore`, `rigaOrdine` or `stato` when there is none such
 */
export const createOrdineFornitore = operation({
  nome: 'createOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: ordineFornitoreSchema,
  async run(dati, ctx) {
    await prendiOrdineDi(ctx, dati.ordine)
    await prendiTipologia(ctx, dati.tipologia)
    const fornitore = await controllaRiferiti(ctx, dati)
    const statoId = await trovaStato(ctx, dati.stato)
    const { id } = await ctx.tx.ordineFornitore.create({ data: colonneDi(dati, statoId) })
    const stato = statoId === null ? '' : dati.stato
    await ctx.tx.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId: id, stato } })
    await ctx.audit(...storiaIntera('crea', id, dati.ordine, nomeFornitura(dati.tipologia, fornitore)))
    await annuncia(ctx, id, dati.ordine)
    return { pk: id }
  },
})
