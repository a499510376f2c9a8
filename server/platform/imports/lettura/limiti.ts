/** Rows under the header that a file may have. */
export const RIGHE_MASSIME = 20_000
/** Rows that are read: one more than header and rows, so that a longer sheet is noticed. */
export const RIGHE_LETTE = RIGHE_MASSIME + 2
export const COLONNE_MAX = 256
/** How long a file may take to be read, ms. */
export const SCADENZA_MS = 10_000
/** Memory of the reading thread, MB. */
export const MEMORIA_MB = 256
