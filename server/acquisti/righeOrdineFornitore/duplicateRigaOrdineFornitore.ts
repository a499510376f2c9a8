import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { copyOfRiga, lockRigaOrdineFornitore } from './lock.ts'

/** Adds a row like another; it waits for a supplier order: what was ordered does not grow by itself. */
export const duplicateRigaOrdineFornitore = operation({
  nome: 'duplicateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const riga = await lockRigaOrdineFornitore(ctx, pk)
    const data = { ...copyOfRiga(riga), ordineFornitoreId: null }
    const nuova = await ctx.tx.rigaOrdineFornitore.create({ data })
    const voce = { pk: nuova.id, prima: `n. ${pk}`, dopo: describeRigaFornitore(nuova) }
    await ctx.audit(rigaEntry(riga.ordineId, { azione: 'duplicaRigaFornitore', ...voce }))
    await notifyOrdini(ctx, [riga])
    return { pk: nuova.id }
  },
})
