import { object } from 'yup'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { deleteOrdineFornitore } from '../ordiniFornitore/deleteOrdineFornitore.ts'
import { notifyOrdini, rigaEntry } from './history.ts'
import { bloccaOrdini, rigaFornitoreData } from './lock.ts'
import type { LeftByChange, StoredRiga } from './modifica.ts'
import type { RigaOrdineFornitoreInput } from './rules.ts'

const CAMBIATE = 'Le righe sono cambiate nel frattempo.'
const GIA_ANNULLATA = 'È già stato annullato.'

const refuse = (message: string) => UserErrors.of(null, message, 'CONFLICT')

/** Rows and new supplier orders must be as the change left them; what it removed must be gone. @throws UserErrors */
async function checkUntouched(
  { tx }: OperationContext,
  prima: readonly StoredRiga[],
  dopo: LeftByChange,
): Promise<void> {
  const ids = [...new Set([...prima, ...dopo.righe].map(({ id }) => id))]
  const righe = await tx.rigaOrdineFornitore.findMany({
    where: { id: { in: ids } },
    select: { id: true, versione: true },
  })
  const come = new Map(dopo.righe.map(({ id, versione }) => [id, versione]))
  if (righe.length !== dopo.righe.length || righe.some(({ id, versione }) => come.get(id) !== versione)) {
    throw refuse(CAMBIATE)
  }
  for (const { id, versione } of dopo.ordiniFornitore) {
    const fatto = await tx.ordineFornitore.findUnique({
      where: { id },
      select: { versione: true, righe: { select: { id: true } }, _count: { select: { allegati: true } } },
    })
    const altre = fatto?.righe.some((riga) => !come.has(riga.id))
    if (fatto?.versione !== versione || altre || fatto._count.allegati > 0) throw refuse(CAMBIATE)
  }
}

/**
 * The supplier orders from which rows were taken, and into which they were put: nothing may leave one, or come back
 * into one, that its supplier was told of meanwhile. @throws UserErrors
 */
async function checkNotSent({ tx }: OperationContext, prima: readonly StoredRiga[], dopo: LeftByChange, il: Date) {
  const pks = new Set(prima.flatMap(({ ordineFornitore }) => ordineFornitore ?? []))
  const messe = { id: { in: dopo.righe.map(({ id }) => id) }, ordineFornitoreId: { not: null } }
  for (const { ordineFornitoreId } of await tx.rigaOrdineFornitore.findMany({ where: messe }))
    pks.add(ordineFornitoreId ?? 0)
  const [inviato] = await tx.ordineFornitore.findMany({
    where: { id: { in: [...pks] }, emailSentAt: { gt: il } },
    select: { id: true },
  })
  if (inviato) throw refuse(`L’ordine n. ${inviato.id} è stato inviato al fornitore nel frattempo.`)
}

/** What the rows named must still be there and belong together. @throws UserErrors */
async function checkNamed({ tx }: OperationContext, prima: readonly StoredRiga[]): Promise<void> {
  for (const { ordine, tipologia, fornitore, ordineFornitore, rigaOrdine } of prima) {
    const [suo, sua, dentro] = await Promise.all([
      fornitore === null || tx.fornitore.count({ where: { id: fornitore, tipologia } }),
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
    if (!suo || !sua || !dentro) throw refuse(CAMBIATE)
  }
}

/** Rows as they were: those that the change made go, those that it removed come back under their numbers. */
async function restore({ tx }: OperationContext, prima: readonly StoredRiga[], dopo: LeftByChange): Promise<void> {
  const resta = new Set(prima.map(({ id }) => id))
  const nuove = dopo.righe.filter(({ id }) => !resta.has(id)).map(({ id }) => id)
  await tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: nuove } } })
  const ci = new Map(dopo.righe.map(({ id, versione }) => [id, versione]))
  for (const { id, ordine, ordineFornitore, fornitore, importazione, ...valori } of prima) {
    // A row of an import may lack its supplier.
    const colonne = {
      ...rigaFornitoreData({ ...valori, fornitore: 0 } as RigaOrdineFornitoreInput),
      fornitoreId: fornitore,
    }
    const data = { ...colonne, ordineFornitoreId: ordineFornitore }
    if (ci.has(id))
      await tx.rigaOrdineFornitore.update({ where: { id }, data: { ...data, versione: { increment: 1 } } })
    else await tx.rigaOrdineFornitore.create({ data: { ...data, id, ordineId: ordine, importazioneId: importazione } })
  }
}

/**
 * Takes back what its user has just done to rows ('Annulla'): all of it, or nothing when somebody has touched them
 * since.
 * @throws Refusal NOT_FOUND for somebody else's; UserErrors CONFLICT with the reason
 */
export const annullaModificaRighe = operation({
  nome: 'annullaModificaRighe',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM modifiche_righe_fornitore WHERE id = ${pk} FOR UPDATE`
    const modifica = await ctx.tx.modificaRigheFornitore.findFirst({ where: { id: pk, userId: ctx.viewer?.id ?? -1 } })
    if (!modifica) throw new Refusal('NOT_FOUND')
    if (modifica.annullata) throw refuse(GIA_ANNULLATA)
    const prima = modifica.prima as unknown as StoredRiga[]
    const dopo = modifica.dopo as unknown as LeftByChange
    const ordini = [...new Set(prima.map(({ ordine }) => ordine))]
    await bloccaOrdini(ctx, ordini)
    if ((await ctx.tx.ordine.count({ where: { id: { in: ordini } } })) < ordini.length) throw refuse(CAMBIATE)
    await checkUntouched(ctx, prima, dopo)
    await checkNotSent(ctx, prima, dopo, modifica.il)
    await checkNamed(ctx, prima)
    await restore(ctx, prima, dopo)
    for (const { id } of dopo.ordiniFornitore) await deleteOrdineFornitore.run({ pk: id }, ctx)
    await ctx.tx.modificaRigheFornitore.update({ where: { id: pk }, data: { annullata: true } })
    await ctx.audit(...prima.map(({ id, ordine }) => rigaEntry(ordine, { azione: 'ripristinaRigaFornitore', pk: id })))
    await notifyOrdini(
      ctx,
      ordini.map((ordineId) => ({ ordineId })),
    )
    return { pks: prima.map(({ id }) => id) }
  },
})
