/** Rows under the header that a file may have. */
export const SHEET_ROWS_MAX = 20_000
/** Rows that are read: one more than header and rows, so that a longer sheet is noticed. */
export const READ_ROWS_MAX = SHEET_ROWS_MAX + 2
export const SHEET_COLUMNS_MAX = 256
/** Bytes of a spreadsheet at most. */
export const SHEET_MAX_BYTES = 25 * 1024 * 1024

/** What is said of a file that is damaged, whatever it did to its reader. */
export const UNREADABLE_SHEET = 'Il file è danneggiato e non può essere letto.'
