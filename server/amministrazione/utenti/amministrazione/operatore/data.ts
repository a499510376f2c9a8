import type { Operatore } from '../../../../../prisma/generated/client.ts'

type Dati = Pick<
  Operatore,
  'modificaStatoOrdine' | 'modificaStatoFasiOrdine' | 'modificaStatoFasiOrdineFornitore' | 'vedeOrdini'
>

/** Defaults of a new one. */
export const newOperatore: Dati = {
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
  vedeOrdini: false,
}

/** The columns that forms change. */
export function operatoreData({
  modificaStatoOrdine,
  modificaStatoFasiOrdine,
  modificaStatoFasiOrdineFornitore,
  vedeOrdini,
}: Dati): Dati {
  return { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini }
}
