import { number, object } from 'yup'
import { operation } from '#platform/operation.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { copyOfRiga, lockRigaOrdineFornitore } from './lock.ts'

/** Adds a row like another; it waits for a supplier order: what was ordered does not grow by itself. */
export const duplicateRigaOrdineFornitore = operation({
  nome: 'duplicateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const riga = await lockRigaOrdineFornitore(ctx, pk)
    const data = { ...copyOfRiga(riga), ordineFornitoreId: null, daDistinta: false }
    const next = await ctx.tx.rigaOrdineFornitore.create({ data })
    const item = { pk: next.id, prima: `n. ${pk}`, dopo: describeRigaFornitore(next) }
    await ctx.audit(rigaEntry(riga.ordineId, { azione: 'duplicaRigaFornitore', ...item }))
    await notifyOrdini(ctx, [riga])
    return { pk: next.id }
  },
})
