import { changeSchema, identitySchema, judgeChange } from '#platform/db/entity/entity.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { booleanRule } from '#shared/fields/fields.ts'
import { type HeldOrdineFornitore, lockOrdineFornitore } from '../ordiniFornitore/lock.ts'
import { lockMembers } from '../ordiniFornitore/raccolte/members.ts'
import { ARRIVATO } from '../ordiniFornitore/rules.ts'
import { saveOrdineFornitore } from '../ordiniFornitore/save.ts'
import { ordineFornitoreValues } from '../ordiniFornitore/values.ts'
import { fornitoreMovedDate } from './changes.ts'
import { fornitoreOrdiniList } from './list.ts'
import { fornitoreOrdineSchema, promisedDay, STATO_TO_CHOOSE, wholeFornitoreOrdineSchema } from './rules.ts'

type Answer = Parameters<typeof judgeChange>[2]

/** Writes what a supplier says of an order that is in hand. @param versione the one that was read; null for any */
async function write(ctx: OperationContext, current: HeldOrdineFornitore, sent: Answer, versione: number | null) {
  const values = ordineFornitoreValues(current)
  const { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento } = values
  const { dataConsegna, valorePercentuale } = values
  const before = { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento }
  const { stato: next, ...data } = await judgeChange(
    wholeFornitoreOrdineSchema,
    { ...before, dataConsegna, valorePercentuale },
    sent,
  )
  const promessa = promisedDay({ ...data, stato: next ?? '' }, dataConsegna, dayOfInstant(new Date()))
  if (!next && stato) throw UserErrors.of('stato', STATO_TO_CHOOSE)
  await saveOrdineFornitore(ctx, current, { ...values, ...data, dataConsegna: promessa, stato: next ?? '' }, versione)
  const moved = promessa !== dataConsegna || data.dataArrivo !== dataArrivo
  if (moved) await fornitoreMovedDate.run(ctx, current.id, current.ordineId)
}

/** Says of which order an error is. */
function named(error: unknown, ordine: number): unknown {
  if (!(error instanceof UserErrors)) return error
  return new UserErrors(error.errors.map((one) => ({ ...one, message: `Ordine n. ${ordine}: ${one.message}` })))
}

/**
 * What a supplier says of one of its orders: state, days, percentage; of all that left together with it when it says so,
 * but for the percentage and for what has arrived. The rules of purchasing hold for it too; who waits for the material is
 * told when a day moves.
 * @throws UserErrors on `stato` when the list has no such state, on what the arrival lacks; Refusal NOT_FOUND for what
 * is ordered from another, CONFLICT
 */
export const updateFornitoreOrdine = operation({
  nome: 'updateFornitoreOrdine',
  permesso: 'viewPortaleFornitore',
  schema: changeSchema(fornitoreOrdineSchema, identitySchema.shape({ tuttaLaRaccolta: booleanRule(false) })),
  async run({ pk, versione, tuttaLaRaccolta: all, ...sent }, ctx) {
    const where = whereOne(fornitoreOrdiniList, pk, ctx)
    const raccolta = all && (await ctx.tx.ordineFornitore.findFirst({ where, select: { raccoltaId: true } }))
    const members =
      raccolta && raccolta.raccoltaId !== null ? await lockMembers(ctx, raccolta.raccoltaId, fornitoreOrdiniList) : []
    const current = members.find(({ id }) => id === pk) ?? (await lockOrdineFornitore(ctx, pk, fornitoreOrdiniList))
    await write(ctx, current, sent, versione)
    const { valorePercentuale: _own, ...ofAll } = sent
    for (const one of members) {
      if (one.id === pk || one.stato?.nome === ARRIVATO) continue
      await write(ctx, one, ofAll, null).catch((error: unknown) => {
        throw named(error, one.id)
      })
    }
    return { pk }
  },
})
