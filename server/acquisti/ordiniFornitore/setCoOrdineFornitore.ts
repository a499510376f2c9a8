import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { id, sceltaFra } from '../../shared/fields/fields.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { CO } from './rules.ts'
import { salvaOrdineFornitore } from './salva.ts'
import { valoriDi } from './valori.ts'

/** The order confirmation, to be done or sent. @throws UserErrors on `co` when it would go back */
export const setCoOrdineFornitore = operation({
  nome: 'setCoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: id(), co: sceltaFra(CO).required() }),
  async run({ pk, co }, ctx) {
    const attuale = await prendiOrdineFornitore(ctx, pk)
    await salvaOrdineFornitore(ctx, attuale, { ...valoriDi(attuale), co }, null)
    return { pk }
  },
})
