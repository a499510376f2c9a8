import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import { announceLavorazioni } from '../announce.ts'
import { PERMESSO_OFFICINA } from '../entity.ts'
import { CONTROLLO_STAYS, controlloLavorazioneSchema } from '../rules.ts'
import { usesOfControllo } from '../uses.ts'

const codec = columnCodec('controlloLavorazione', controlloLavorazioneSchema)

/** The controls of an operation, those no longer asked for included. */
export async function readControlli({ tx }: OperationContext, lavorazioneId: number): Promise<Entry[]> {
  const controlli = await tx.controlloLavorazione.findMany({ where: { lavorazioneId } })
  return controlli.map(({ id, descrizione, ordine }) => ({ id, nome: descrizione, ordine }))
}

/** A control as it is written; a new one comes after the others of its operation. */
export const controlloLavorazioneEntity = entity({
  model: 'controlloLavorazione',
  permesso: PERMESSO_OFFICINA,
  schema: controlloLavorazioneSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'controlloLavorazione', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readControlli(ctx, values.lavorazionePk)) }
  },
  title: ({ descrizione }) => descrizione,
  changed: announceLavorazioni,
})

/** Changes the fields of a control that are sent. @throws UserErrors for another operation, a text that is there */
export const updateControlloLavorazione = updateOperation({
  nome: 'updateControlloLavorazione',
  entity: controlloLavorazioneEntity,
  async check(ctx, { pk, before, after }) {
    if (after.lavorazionePk !== before.lavorazionePk) throw UserErrors.of('lavorazionePk', CONTROLLO_STAYS)
    checkName(await readControlli(ctx, after.lavorazionePk), after.descrizione, 'descrizione', pk)
  },
})

/** Removes a control that was never recorded. @throws UserErrors when it was (for which orders) */
export const deleteControlloLavorazione = deleteOperation({
  nome: 'deleteControlloLavorazione',
  entity: controlloLavorazioneEntity,
  async check(ctx, { id }) {
    // An operation may be without controls: the last one may go.
    refuseFor(itemNotDeletableReason(1, await usesOfControllo(ctx.tx, id)))
  },
})

/** Puts the controls of an operation in another order. @throws UserErrors when they are not all those of one, each once */
export const arrangeControlliLavorazione = arrangeOperation({
  nome: 'arrangeControlliLavorazione',
  model: 'controlloLavorazione',
  permesso: PERMESSO_OFFICINA,
  async list(ctx, pk) {
    const controllo = await ctx.tx.controlloLavorazione.findUnique({ where: { id: pk } })
    return controllo ? readControlli(ctx, controllo.lavorazioneId) : []
  },
  changed: announceLavorazioni,
})
