import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { lockOrdineFornitore } from '../ordiniFornitore/lock.ts'
import { saveOrdineFornitore } from '../ordiniFornitore/save.ts'
import { ordineFornitoreValues } from '../ordiniFornitore/values.ts'
import { fornitoreMovedDate } from './changes.ts'
import { fornitoreOrdiniList } from './list.ts'
import { fornitoreOrdineSchema, promisedDay, STATO_TO_CHOOSE, wholeFornitoreOrdineSchema } from './rules.ts'

/**
 * What a supplier says of one of its orders: state, days, percentage. The rules of purchasing hold for it too; who
 * waits for the material is told when a day moves.
 * @throws UserErrors on `stato` when the list has no such state, on what the arrival lacks; Refusal NOT_FOUND for what
 * is ordered from another, CONFLICT
 */
export const updateFornitoreOrdine = operation({
  nome: 'updateFornitoreOrdine',
  permesso: 'viewPortaleFornitore',
  schema: changeSchema(fornitoreOrdineSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk, fornitoreOrdiniList)
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
    if (moved) await fornitoreMovedDate.run(ctx, pk, current.ordineId)
    return { pk }
  },
})
