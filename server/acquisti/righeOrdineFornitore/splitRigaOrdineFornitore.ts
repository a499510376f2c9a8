import { number, object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { rememberEdit } from './edit.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { copyOfRiga, lockRigaOrdineFornitore, refuseArrived } from './lock.ts'
import { partsSchema, whyNotSplit } from './rules.ts'

/**
 * Splits a row into parts that sum to it: the row keeps the first, each other is a row like it, in the
 * same supplier order if it is in one: what is ordered stays the same.
 * @throws UserErrors on `quantita` when they do not sum to the row's quantity
 */
export const splitRigaOrdineFornitore = operation({
  nome: 'splitRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required(), quantita: partsSchema }),
  async run({ pk, quantita }, ctx) {
    const riga = await lockRigaOrdineFornitore(ctx, pk)
    const reason = whyNotSplit(quantita, riga.quantita.toNumber())
    if (reason) throw UserErrors.of('quantita', reason)
    refuseArrived([riga], 'quantita')
    const [before = 0, ...others] = quantita
    await ctx.tx.rigaOrdineFornitore.update({
      where: { id: pk },
      data: { quantita: before, versione: { increment: 1 } },
    })
    const fresh = await ctx.tx.rigaOrdineFornitore.createManyAndReturn({
      data: others.map((part) => ({ ...copyOfRiga(riga), quantita: part })),
      select: { id: true },
    })
    const after = quantita.map(formatQuantity).join(' + ')
    await ctx.audit(
      rigaEntry(riga.ordineId, { azione: 'divideRigaFornitore', pk, prima: describeRigaFornitore(riga), dopo: after }),
    )
    await notifyOrdini(ctx, [riga])
    const pks = [pk, ...fresh.map(({ id }) => id)]
    return { pks, modifica: await rememberEdit(ctx, 'divide', [riga], { righe: pks }) }
  },
})
