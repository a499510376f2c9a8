import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { refuseOverlap } from './inForce.ts'
import { AL_BEFORE_DAL, AL_IN_PAST, lastDaySchema, listinoNotEditableReason } from './rules.ts'

/**
 * Gives a list in force its last day, today or later: the one thing of it that changes, so that another can follow. No
 * price that was made changes by it.
 * @throws UserErrors for a day before its first or in the past, and when another list in force prices the same until then
 */
export const setUltimoGiornoListino = operation({
  nome: 'setUltimoGiornoListino',
  permesso: 'adminListini',
  schema: lastDaySchema,
  async run({ pk, versione, al }, ctx) {
    const listino = await lockRow(ctx.tx, 'listino', pk)
    if (listino.stato === 'ARCHIVIATO') refuseFor(listinoNotEditableReason(listino.stato))
    const [before, after] = [{ al: listino.al && dayOfDate(listino.al) }, { al }]
    await refuseIfStale(ctx, { oggetto: 'Listino', pk, vista: versione, attuale: listino, prima: before, dopo: after })
    const history = fieldHistory('Listino', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    if (al !== null && al < dayOfDate(listino.dal)) throw UserErrors.of('al', AL_BEFORE_DAL)
    if (listino.stato === 'IN_VIGORE') {
      if (al !== null && al < isoDate(new Date())) throw UserErrors.of('al', AL_IN_PAST)
      await refuseOverlap(ctx, listino, al)
    }
    await updateRow(ctx.tx, 'listino', pk, { al: dateOfDay(al) })
    await ctx.audit(...history)
    await ctx.emit('listino', { pk })
    return { pk }
  },
})
