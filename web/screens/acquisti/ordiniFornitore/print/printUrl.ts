const ORDINI_FORNITORE = '/api/planner/ordini-fornitore/'

/** Where supplier orders are printed: one, or several in one file. */
export function printUrl(pks: readonly number[]): string {
  const [only] = pks
  return pks.length === 1 ? `${ORDINI_FORNITORE}${only}/pdf/` : `${ORDINI_FORNITORE}pdf_multi/?ids=${pks.join()}`
}

/** Where one is printed as a mail that is being written would have it. @param expected 'YYYY-MM-DD' */
export const mailPrintUrl = (pk: number, expected: string) =>
  `${printUrl([pk])}?data_consegna=${encodeURIComponent(expected)}`
