import { object } from 'yup'
import { ordinePk, prendiOrdine } from '../../ordini/ordini/prendi.ts'
import { operation } from '../../platform/operation.ts'
import { colonneDi, prendiNominati } from './prendi.ts'
import { rigaOrdineFornitoreSchema } from './rules.ts'
import { avvisaOrdini, descriviRiga, voceRiga } from './storia.ts'

/**
 * Adds to an order a row to be bought; it waits for a supplier order.
 * @throws UserErrors on `tipologia`, `fornitore`, `rigaOrdine` when they are not there or do not belong together
 */
export const createRigaOrdineFornitore = operation({
  nome: 'createRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ ordine: ordinePk }).concat(rigaOrdineFornitoreSchema),
  async run({ ordine: pk, ...dati }, ctx) {
    const { id: ordineId } = await prendiOrdine(ctx, pk)
    await prendiNominati(ctx, ordineId, dati)
    const riga = await ctx.tx.rigaOrdineFornitore.create({ data: { ordineId, ...colonneDi(dati) } })
    await ctx.audit(voceRiga(ordineId, { azione: 'aggiungeRigaFornitore', pk: riga.id, dopo: descriviRiga(riga) }))
    await avvisaOrdini(ctx, [riga])
    return { pk: riga.id }
  },
})
