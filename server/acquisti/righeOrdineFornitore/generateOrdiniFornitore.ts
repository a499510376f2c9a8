import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation, validateInput } from '#platform/operation.ts'
import type { RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { defaultFornitori } from '../fornitori/forniti.ts'
import { lockFornitori } from '../fornitori/lock.ts'
import { createOrdineFornitore } from '../ordiniFornitore/createOrdineFornitore.ts'
import { gatherOrdini } from '../ordiniFornitore/raccolte/gather.ts'
import { ordineFornitoreInputSchema } from '../ordiniFornitore/rules.ts'
import { rememberEdit } from './edit.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe } from './lock.ts'
import { righeSchema } from './rules.ts'

type ServedRiga = RigaOrdineFornitore & { fornitoreId: number }

const elenco = (righe: readonly RigaOrdineFornitore[]) =>
  righe
    .slice(0, 20)
    .map((riga) => `n. ${riga.id} (${describeRigaFornitore(riga)})`)
    .join(', ')

/** Each row with its supplier, or the default one of its type. @throws UserErrors for those that have neither */
async function withFornitore(ctx: OperationContext, righe: readonly RigaOrdineFornitore[]): Promise<ServedRiga[]> {
  // Which one is the default, and of what, stays as it is until these are ordered from it.
  if (righe.some(({ fornitoreId }) => fornitoreId === null)) await lockFornitori(ctx.tx)
  const of = await defaultFornitori(ctx.tx)
  const supplied = righe.map((riga) => ({ ...riga, fornitoreId: riga.fornitoreId ?? of.get(riga.tipologia) ?? null }))
  const senza = supplied.filter(({ fornitoreId }) => fornitoreId === null)
  if (senza.length > 0) {
    const which = `Senza fornitore, e la tipologia non ne ha uno predefinito: ${elenco(senza)}.`
    throw UserErrors.of('rigaPks', which)
  }
  return supplied as ServedRiga[]
}

/**
 * A supplier order of rows that were waiting, in its first state if the list has it.
 * @returns its number
 */
async function newOrdineFornitore(
  ctx: OperationContext,
  {
    ordineId: ordinePk,
    fornitoreId: fornitorePk,
    ...data
  }: { ordineId: number; tipologia: string; fornitoreId: number },
): Promise<number> {
  const { pk } = await createOrdineFornitore.run(
    await validateInput(ordineFornitoreInputSchema, { ...data, ordinePk, fornitorePk }),
    ctx,
  )
  return pk
}

/**
 * Makes supplier orders of rows that wait for one: one for each order, tipologia and supplier, the
 * row's or else the default of its type; those of suppliers that gather join what leaves in the same week. All or none.
 * @returns the numbers of the new supplier orders, and of the raccolte that they are in
 * @throws UserErrors on `rigaPks` when some are in a supplier order already, or have no supplier
 */
export const generateOrdiniFornitore = operation({
  nome: 'generateOrdiniFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ rigaPks: righeSchema }),
  async run({ rigaPks: pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    const assigned = righe.filter(({ ordineFornitoreId }) => ordineFornitoreId !== null)
    if (assigned.length > 0) {
      throw UserErrors.of('rigaPks', `Già in un ordine a fornitore: ${elenco(assigned)}.`, 'CONFLICT')
    }
    const groups = Map.groupBy(await withFornitore(ctx, righe), ({ ordineId, tipologia, fornitoreId }) =>
      JSON.stringify([ordineId, tipologia, fornitoreId]),
    )
    const made: Parameters<typeof gatherOrdini>[1][number][] = []
    for (const group of groups.values()) {
      const [before] = group
      if (!before) continue
      const { ordineId, tipologia, fornitoreId } = before
      const ordineFornitoreId = await newOrdineFornitore(ctx, { ordineId, tipologia, fornitoreId })
      const pks = group.map(({ id }) => id)
      await ctx.tx.rigaOrdineFornitore.updateMany({
        where: { id: { in: pks } },
        data: { ordineFornitoreId, fornitoreId, versione: { increment: 1 } },
      })
      await ctx.audit(
        ...group.map(({ id: pk }) =>
          rigaEntry(ordineId, { azione: 'generaOrdineFornitore', pk, dopo: `n. ${ordineFornitoreId}` }),
        ),
      )
      made.push({ pk: ordineFornitoreId, fornitoreId, tipologia, righe: pks })
    }
    const raccolte = await gatherOrdini(ctx, made)
    const done = made.map(({ pk }) => pk)
    await notifyOrdini(ctx, righe)
    const after = { righe: righe.map(({ id }) => id), ordiniFornitore: done }
    return { ordiniFornitore: done, raccolte, modifica: await rememberEdit(ctx, 'genera', righe, after) }
  },
})
