import { object } from 'yup'
import { fromJson } from '#platform/db/json.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { whoSupplies } from '../fornitori/forniti.ts'
import { deleteOrdineFornitore } from '../ordiniFornitore/deleteOrdineFornitore.ts'
import type { LeftByChange, StoredRiga } from './edit.ts'
import { notifyOrdini, rigaEntry } from './history.ts'
import { lockOrdini, rigaFornitoreData } from './lock.ts'

const CHANGED = 'Le righe sono cambiate nel frattempo.'
const ALREADY_CANCELLED = 'È già stato annullato.'

const refuse = (message: string) => UserErrors.of(null, message, 'CONFLICT')

/** Rows and new supplier orders must be as the change left them; what it removed must be gone. @throws UserErrors */
async function checkUntouched(
  { tx }: OperationContext,
  before: readonly StoredRiga[],
  after: LeftByChange,
): Promise<void> {
  const ids = [...new Set([...before, ...after.righe].map(({ id }) => id))]
  const righe = await tx.rigaOrdineFornitore.findMany({
    where: { id: { in: ids } },
    select: { id: true, versione: true },
  })
  const how = new Map(after.righe.map(({ id, versione }) => [id, versione]))
  if (righe.length !== after.righe.length || righe.some(({ id, versione }) => how.get(id) !== versione)) {
    throw refuse(CHANGED)
  }
  for (const { id, versione } of after.ordiniFornitore) {
    const done = await tx.ordineFornitore.findUnique({
      where: { id },
      select: { versione: true, righe: { select: { id: true } }, _count: { select: { allegati: true } } },
    })
    const others = done?.righe.some((riga) => !how.has(riga.id))
    if (done?.versione !== versione || others || done._count.allegati > 0) throw refuse(CHANGED)
  }
}

/**
 * The supplier orders from which rows were taken, and into which they were put: nothing may leave one, or come back
 * into one, that its supplier was told of meanwhile. @throws UserErrors
 */
async function checkNotSent({ tx }: OperationContext, before: readonly StoredRiga[], after: LeftByChange, it: Date) {
  const pks = new Set(before.flatMap(({ ordineFornitore }) => ordineFornitore ?? []))
  const placed = { id: { in: after.righe.map(({ id }) => id) }, ordineFornitoreId: { not: null } }
  for (const { ordineFornitoreId } of await tx.rigaOrdineFornitore.findMany({ where: placed }))
    pks.add(ordineFornitoreId ?? 0)
  const [sent] = await tx.ordineFornitore.findMany({
    where: { id: { in: [...pks] }, emailSentAt: { gt: it } },
    select: { id: true },
  })
  if (sent) throw refuse(`L’ordine n. ${sent.id} è stato inviato al fornitore nel frattempo.`)
}

/** What the rows named must still be there and belong together. @throws UserErrors */
async function checkNamed({ tx }: OperationContext, before: readonly StoredRiga[]): Promise<void> {
  for (const { ordine, tipologia, fornitore, ordineFornitore, rigaOrdine } of before) {
    const [own, its, inside] = await Promise.all([
      fornitore === null || tx.fornitore.count({ where: { id: fornitore, ...whoSupplies(tipologia) } }),
      rigaOrdine === null || tx.rigaOrdine.count({ where: { id: rigaOrdine, ordineId: ordine } }),
      ordineFornitore === null ||
        tx.ordineFornitore.count({
          where: {
            id: ordineFornitore,
            ordineId: ordine,
            tipologia,
            ...(fornitore === null ? {} : { fornitoreId: fornitore }),
          },
        }),
    ])
    if (!own || !its || !inside) throw refuse(CHANGED)
  }
}

/** Rows as they were: those that the change made go, those that it removed come back under their numbers. */
async function restore({ tx }: OperationContext, before: readonly StoredRiga[], after: LeftByChange): Promise<void> {
  const stays = new Set(before.map(({ id }) => id))
  const fresh = after.righe.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
  await tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: fresh } } })
  const there = new Map(after.righe.map(({ id, versione }) => [id, versione]))
  for (const { id, ordine, ordineFornitore, fornitore, importazione, daDistinta = false, ...values } of before) {
    // A row of an import may lack its supplier.
    const { rigaOrdine: rigaOrdinePk, ...fields } = values
    const columns = rigaFornitoreData({ ...fields, fornitorePk: fornitore, rigaOrdinePk })
    const data = { ...columns, ordineFornitoreId: ordineFornitore, daDistinta }
    if (there.has(id))
      await tx.rigaOrdineFornitore.update({ where: { id }, data: { ...data, versione: { increment: 1 } } })
    else await tx.rigaOrdineFornitore.create({ data: { ...data, id, ordineId: ordine, importazioneId: importazione } })
  }
}

/**
 * Takes back what its user has just done to rows ('Annulla'): all of it, or nothing when somebody has touched them
 * since.
 * @throws Refusal NOT_FOUND for somebody else's; UserErrors CONFLICT with the reason
 */
export const undoModificaRighe = operation({
  nome: 'undoModificaRighe',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM modifiche_righe_fornitore WHERE id = ${pk} FOR UPDATE`
    const edit = await ctx.tx.modificaRigheFornitore.findFirst({ where: { id: pk, userId: ctx.viewer?.id ?? -1 } })
    if (!edit) throw new Refusal('NOT_FOUND')
    if (edit.annullata) throw refuse(ALREADY_CANCELLED)
    const before = fromJson<StoredRiga[]>(edit.prima)
    const after = fromJson<LeftByChange>(edit.dopo)
    const ordini = [...new Set(before.map(({ ordine }) => ordine))]
    await lockOrdini(ctx, ordini)
    if ((await ctx.tx.ordine.count({ where: { id: { in: ordini } } })) < ordini.length) throw refuse(CHANGED)
    await checkUntouched(ctx, before, after)
    await checkNotSent(ctx, before, after, edit.il)
    await checkNamed(ctx, before)
    await restore(ctx, before, after)
    for (const { id } of after.ordiniFornitore) await deleteOrdineFornitore.run({ pk: id }, ctx)
    await ctx.tx.modificaRigheFornitore.update({ where: { id: pk }, data: { annullata: true } })
    await ctx.audit(...before.map(({ id, ordine }) => rigaEntry(ordine, { azione: 'ripristinaRigaFornitore', pk: id })))
    await notifyOrdini(
      ctx,
      ordini.map((ordineId) => ({ ordineId })),
    )
    return { pks: before.map(({ id }) => id) }
  },
})
