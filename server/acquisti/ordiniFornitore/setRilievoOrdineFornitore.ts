import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { id, sceltaFra } from '../../shared/fields/fields.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { RILIEVI } from './rules.ts'
import { salvaOrdineFornitore } from './salva.ts'
import { valoriDi } from './valori.ts'

/** Measures on site, to be done or done. @throws UserErrors on `rilievo` when it would go back */
export const setRilievoOrdineFornitore = operation({
  nome: 'setRilievoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: id(), rilievo: sceltaFra(RILIEVI).required() }),
  async run({ pk, rilievo }, ctx) {
    const attuale = await prendiOrdineFornitore(ctx, pk)
    await salvaOrdineFornitore(ctx, attuale, { ...valoriDi(attuale), rilievo }, null)
    return { pk }
  },
})
