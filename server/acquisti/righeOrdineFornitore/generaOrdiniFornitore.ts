import { object } from 'yup'
import type { RigaOrdineFornitore } from '../../../prisma/generated/client.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { lockFornitori } from '../fornitori/lock.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe } from './lock.ts'
import { rememberModifica } from './modifica.ts'
import { nuovoOrdineFornitore } from './nuovoOrdineFornitore.ts'
import { righeSchema } from './rules.ts'

type Servita = RigaOrdineFornitore & { fornitoreId: number }

const elenco = (righe: readonly RigaOrdineFornitore[]) =>
  righe
    .slice(0, 20)
    .map((riga) => `n. ${riga.id} (${describeRigaFornitore(riga)})`)
    .join(', ')

/** Each row with its supplier, or the default one of its type. @throws UserErrors for those that have neither */
async function conFornitore(ctx: OperationContext, righe: readonly RigaOrdineFornitore[]): Promise<Servita[]> {
  // Which one is the default, and of what, stays as it is until these are ordered from it.
  if (righe.some(({ fornitoreId }) => fornitoreId === null)) await lockFornitori(ctx.tx)
  const predefiniti = await ctx.tx.fornitore.findMany({
    where: { isDefault: true },
    select: { id: true, tipologia: true },
  })
  const di = new Map(predefiniti.map(({ id, tipologia }) => [tipologia, id]))
  const fornite = righe.map((riga) => ({ ...riga, fornitoreId: riga.fornitoreId ?? di.get(riga.tipologia) ?? null }))
  const senza = fornite.filter(({ fornitoreId }) => fornitoreId === null)
  if (senza.length > 0) {
    const quali = `Senza fornitore, e la tipologia non ne ha uno predefinito: ${elenco(senza)}.`
    throw UserErrors.of('righe', quali)
  }
  return fornite as Servita[]
}

/**
 * Makes supplier orders of rows that wait for one: one for each order, tipologia and supplier, the
 * row's or else the default of its type. All or none.
 * @returns the numbers of the new supplier orders
 * @throws UserErrors on `righe` when some are in a supplier order already, or have no supplier
 */
export const generaOrdiniFornitore = operation({
  nome: 'generaOrdiniFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ righe: righeSchema }),
  async run({ righe: pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    const assegnate = righe.filter(({ ordineFornitoreId }) => ordineFornitoreId !== null)
    if (assegnate.length > 0) {
      throw UserErrors.of('righe', `Già in un ordine a fornitore: ${elenco(assegnate)}.`, 'CONFLICT')
    }
    const gruppi = Map.groupBy(await conFornitore(ctx, righe), ({ ordineId, tipologia, fornitoreId }) =>
      JSON.stringify([ordineId, tipologia, fornitoreId]),
    )
    const fatti: number[] = []
    for (const gruppo of gruppi.values()) {
      const [prima] = gruppo
      if (!prima) continue
      const { ordineId, tipologia, fornitoreId } = prima
      const ordineFornitoreId = await nuovoOrdineFornitore(ctx, { ordineId, tipologia, fornitoreId })
      await ctx.tx.rigaOrdineFornitore.updateMany({
        where: { id: { in: gruppo.map(({ id }) => id) } },
        data: { ordineFornitoreId, fornitoreId, versione: { increment: 1 } },
      })
      await ctx.audit(
        ...gruppo.map(({ id: pk }) =>
          rigaEntry(ordineId, { azione: 'generaOrdineFornitore', pk, dopo: `n. ${ordineFornitoreId}` }),
        ),
      )
      fatti.push(ordineFornitoreId)
    }
    await notifyOrdini(ctx, righe)
    const dopo = { righe: righe.map(({ id }) => id), ordiniFornitore: fatti }
    return { ordiniFornitore: fatti, modifica: await rememberModifica(ctx, 'genera', righe, dopo) }
  },
})
