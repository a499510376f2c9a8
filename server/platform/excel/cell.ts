/** What a cell of an exported sheet may hold; a Date carries the wall clock to show in its UTC fields. */
export type SheetCell = string | number | Date | null

/** Longest text of a cell, Excel's own limit. */
const TEXT_MAX = 32_767
const FORMULA = /^[=+\-@\t\r]/
/** What XML cannot carry: control characters and halves of a pair. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/**
 * A text as it goes into a cell. One that a spreadsheet could take for a formula gets an apostrophe before: the cell
 * is a text already, but it would be a formula again once saved as CSV or pasted elsewhere.
 */
export function safeCellText(text: string): string {
  const clean = text.replace(FORBIDDEN, '').slice(0, TEXT_MAX - 1)
  return FORMULA.test(text) || FORMULA.test(clean) ? `'${clean}` : clean
}
