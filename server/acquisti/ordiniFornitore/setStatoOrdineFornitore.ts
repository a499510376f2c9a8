import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { arrivoSchema, statoSchema } from './rules.ts'
import { salvaOrdineFornitore } from './salva.ts'
import { valoriDi } from './valori.ts'

/**
 * Sets the state of a supplier order, with what ARRIVATO asks for; other fields stay as they are.
 * @throws UserErrors on `stato` when the list has no such state, on what the arrival lacks; Refusal CONFLICT
 */
export const setStatoOrdineFornitore = operation({
  nome: 'setStatoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: changeSchema(arrivoSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const attuale = await prendiOrdineFornitore(ctx, pk)
    const valori = valoriDi(attuale)
    const { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento } = valori
    const arrivo = { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento }
    const dati = await judgeChange(statoSchema, arrivo, sent)
    await salvaOrdineFornitore(ctx, attuale, { ...valori, ...dati }, versione)
    return { pk }
  },
})
