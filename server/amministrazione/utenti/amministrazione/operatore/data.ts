import type { Operatore } from '#prisma/generated/client.ts'

type Data = Pick<
  Operatore,
  'modificaStatoOrdine' | 'modificaStatoFasiOrdine' | 'modificaStatoFasiOrdineFornitore' | 'vedeOrdini'
>

/** Defaults of a new one. */
export const newOperatore: Data = {
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
}: Data): Data {
  return { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini }
}
