/** Orders that a block lists at most; more of them are only counted. */
export const WARNINGS_MAX = 100

/** A block of warnings: the first of them, and how many there are. */
export interface Block<Riga> {
  righe: Riga[]
  totale: number
}
