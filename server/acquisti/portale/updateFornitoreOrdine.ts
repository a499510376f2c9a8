import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { lockOrdineFornitore } from '../ordiniFornitore/lock.ts'
import { saveOrdineFornitore } from '../ordiniFornitore/save.ts'
import { ordineFornitoreValues } from '../ordiniFornitore/values.ts'
import { fornitoreMovedDate } from './changes.ts'
import { fornitoreOrdiniList } from './list.ts'
import { fornitoreOrdineSchema, promisedDay, STATO_DA_SCEGLIERE, wholeFornitoreOrdineSchema } from './rules.ts'

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
    const attuale = await lockOrdineFornitore(ctx, pk, fornitoreOrdiniList)
    const valori = ordineFornitoreValues(attuale)
    const { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento } = valori
    const { dataConsegna, valorePercentuale } = valori
    const prima = { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento }
    const { stato: nuovo, ...dati } = await judgeChange(
      wholeFornitoreOrdineSchema,
      { ...prima, dataConsegna, valorePercentuale },
      sent,
    )
    const promessa = promisedDay({ ...dati, stato: nuovo ?? '' }, dataConsegna, dayOfInstant(new Date()))
    if (!nuovo && stato) throw UserErrors.of('stato', STATO_DA_SCEGLIERE)
    await saveOrdineFornitore(
      ctx,
      attuale,
      { ...valori, ...dati, dataConsegna: promessa, stato: nuovo ?? '' },
      versione,
    )
    const spostato = promessa !== dataConsegna || dati.dataArrivo !== dataArrivo
    if (spostato) await fornitoreMovedDate.run(ctx, pk, attuale.ordineId)
    return { pk }
  },
})
