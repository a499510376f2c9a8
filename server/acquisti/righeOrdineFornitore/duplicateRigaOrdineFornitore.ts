import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { copiaDi, prendiRigaOrdineFornitore } from './prendi.ts'
import { avvisaOrdini, descriviRiga, voceRiga } from './storia.ts'

/** Adds a row like another; it waits for a supplier order: what was ordered does not grow by itself. */
export const duplicateRigaOrdineFornitore = operation({
  nome: 'duplicateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const riga = await prendiRigaOrdineFornitore(ctx, pk)
    const data = { ...copiaDi(riga), ordineFornitoreId: null }
    const nuova = await ctx.tx.rigaOrdineFornitore.create({ data })
    const voce = { pk: nuova.id, prima: `n. ${pk}`, dopo: descriviRiga(nuova) }
    await ctx.audit(voceRiga(riga.ordineId, { azione: 'duplicaRigaFornitore', ...voce }))
    await avvisaOrdini(ctx, [riga])
    return { pk: nuova.id }
  },
})
