/** What a step of a price is. */
export const KINDS_OF_PASSO = ['BASE', 'SUPPLEMENTO', 'SPECCHIATURA', 'LISTINO_PEZZO', 'LISTINO_RIGA'] as const
export type KindOfPasso = (typeof KINDS_OF_PASSO)[number]

/** A step of a price, kept with it: what was counted, in Italian, and what came of it. */
export interface Passo {
  tipo: KindOfPasso
  /** 'Griglia: altezza fino a 1.400 mm, larghezza fino a 1.200 mm'. */
  testo: string
  /** Euro, to the cent. */
  importo: number
}
