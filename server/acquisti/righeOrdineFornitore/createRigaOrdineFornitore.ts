import { object } from 'yup'
import { lockOrdine, ordinePk } from '#ordini/ordini/lock.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { optionalIdRule } from '#shared/fields/fields.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockNamed, rigaFornitoreData } from './lock.ts'
import { NOT_ASSIGNED_HERE, rigaOrdineFornitoreSchema } from './rules.ts'

/**
 * Adds to an order a row to be bought; it waits for a supplier order.
 * @throws UserErrors on `ordineFornitorePk` when there is one, on `tipologia`, `fornitorePk`, `rigaOrdinePk` when they are not there or do not belong together
 */
export const createRigaOrdineFornitore = operation({
  nome: 'createRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ ordinePk, ordineFornitorePk: optionalIdRule() }).concat(rigaOrdineFornitoreSchema),
  async run({ ordinePk: pk, ordineFornitorePk, ...data }, ctx) {
    if (ordineFornitorePk !== null) throw UserErrors.of('ordineFornitorePk', NOT_ASSIGNED_HERE)
    const { id: ordineId } = await lockOrdine(ctx, pk)
    await lockNamed(ctx, ordineId, data)
    const riga = await ctx.tx.rigaOrdineFornitore.create({ data: { ordineId, ...rigaFornitoreData(data) } })
    await ctx.audit(
      rigaEntry(ordineId, { azione: 'aggiungeRigaFornitore', pk: riga.id, dopo: describeRigaFornitore(riga) }),
    )
    await notifyOrdini(ctx, [riga])
    return { pk: riga.id }
  },
})
