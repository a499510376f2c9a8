/** Rows under the header that a file may have. */
export const RIGHE_MASSIME = 20_000
/** Rows that are read: one more than header and rows, so that a longer sheet is noticed. */
export const RIGHE_LETTE = RIGHE_MASSIME + 2
export const COLONNE_MAX = 256
/** Bytes of a spreadsheet at most. */
export const FOGLIO_MASSIMO = 25 * 1024 * 1024

/** What is said of a file that is damaged, whatever it did to its reader. */
export const ILLEGGIBILE = 'Il file è danneggiato e non può essere letto.'
