import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { statoSchema } from './rules.ts'
import { salvaOrdineFornitore } from './salva.ts'
import { valoriDi } from './valori.ts'

/**
 * Sets the state of a supplier order, with what ARRIVATO asks for; other fields stay as they are.
 * @throws UserErrors on `stato` when the list has no such state, on what the arrival lacks; Refusal CONFLICT
 */
export const setStatoOrdineFornitore = operation({
  nome: 'setStatoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione = null } = modifica
    const attuale = await prendiOrdineFornitore(ctx, pk)
    const valori = valoriDi(attuale)
    const { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento } = valori
    const arrivo = { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento }
    const dati = await conModifica(statoSchema, arrivo, { ...modifica, tipologia })
    await salvaOrdineFornitore(ctx, attuale, { ...valori, ...dati }, versione)
    return { pk }
  },
})
