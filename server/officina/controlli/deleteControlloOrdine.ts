import { identitySchema } from '#platform/db/entity/entity.ts'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { PEZZI } from '../attivita/announce.ts'
import { findCheckable } from './read.ts'
import { controlloHistory, effettuatoInclude, whoDidIt } from './record.ts'
import { controlloInWords, controlloOfOthers } from './rules.ts'
import { isOwn } from './saveControlliOrdine.ts'

/** Removes what was recorded of a control: operators their own, superusers any. @throws Refusal NOT_FOUND, FORBIDDEN */
export const deleteControlloOrdine = operation<{ pk: number }, { pk: number; ordine: number }>({
  nome: 'deleteControlloOrdine',
  permesso: 'viewMarcaturaCe',
  schema: identitySchema,
  async run({ pk }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM controlli_effettuati WHERE id = ${pk} FOR UPDATE`
    const controllo = { select: { descrizione: true } } as const
    const era = await ctx.tx.controlloEffettuato.findUnique({
      where: { id: pk },
      include: { ...effettuatoInclude, controllo },
    })
    if (!era || !(await findCheckable(ctx.tx, era.ordineId, ctx.viewer))) throw new Refusal('NOT_FOUND')
    if (!isOwn(ctx, era)) throw new Refusal('FORBIDDEN', controlloOfOthers(whoDidIt(era)))
    await keepForUndo(ctx, 'controlloEffettuato', pk)
    await ctx.tx.controlloEffettuato.delete({ where: { id: pk } })
    await ctx.audit(controlloHistory(era.ordineId, era.controllo.descrizione, era, null))
    await ctx.emit(PEZZI, { ordine: era.ordineId, lavorazioni: [] })
    return { pk, ordine: era.ordineId }
  },
})

declareUndoable(deleteControlloOrdine, {
  model: 'controlloEffettuato',
  async restored(ctx, pk) {
    const controllo = { select: { descrizione: true } } as const
    const done = await ctx.tx.controlloEffettuato.findUniqueOrThrow({
      where: { id: pk },
      include: { ...effettuatoInclude, controllo },
    })
    await ctx.audit(
      controlloHistory(
        done.ordineId,
        done.controllo.descrizione,
        null,
        controlloInWords({ ...done, data: dayOfDate(done.data) }),
      ),
    )
    await ctx.emit(PEZZI, { ordine: done.ordineId, lavorazioni: [] })
  },
})
