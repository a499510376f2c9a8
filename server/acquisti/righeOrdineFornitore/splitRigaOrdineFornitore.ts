import { number, object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { formatQuantity } from '../../shared/formats/formats.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { copyOfRiga, lockRigaOrdineFornitore } from './lock.ts'
import { rememberModifica } from './modifica.ts'
import { partiSchema, whyNotSplit } from './rules.ts'

/**
 * Splits a row into parts that sum to it: the row keeps the first, each other is a row like it, in the
 * same supplier order if it is in one: what is ordered stays the same.
 * @throws UserErrors on `quantita` when they do not sum to the row's quantity
 */
export const splitRigaOrdineFornitore = operation({
  nome: 'splitRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required(), quantita: partiSchema }),
  async run({ pk, quantita }, ctx) {
    const riga = await lockRigaOrdineFornitore(ctx, pk)
    const motivo = whyNotSplit(quantita, riga.quantita.toNumber())
    if (motivo) throw UserErrors.of('quantita', motivo)
    const [prima = 0, ...altre] = quantita
    await ctx.tx.rigaOrdineFornitore.update({
      where: { id: pk },
      data: { quantita: prima, versione: { increment: 1 } },
    })
    const nuove = await ctx.tx.rigaOrdineFornitore.createManyAndReturn({
      data: altre.map((parte) => ({ ...copyOfRiga(riga), quantita: parte })),
      select: { id: true },
    })
    const dopo = quantita.map(formatQuantity).join(' + ')
    await ctx.audit(
      rigaEntry(riga.ordineId, { azione: 'divideRigaFornitore', pk, prima: describeRigaFornitore(riga), dopo }),
    )
    await notifyOrdini(ctx, [riga])
    const pks = [pk, ...nuove.map(({ id }) => id)]
    return { pks, modifica: await rememberModifica(ctx, 'divide', [riga], { righe: pks }) }
  },
})
