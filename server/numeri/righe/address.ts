// Where the lines of the statistics are downloaded; shared with the screens.

/** Address of the CSV of the lines that a filter leaves. @param configurazione whose extra fields get a column */
export function righeCsvUrl(filtro: object, configurazione: number | null): string {
  const ricerca = new URLSearchParams({ filtro: JSON.stringify(filtro) })
  if (configurazione !== null) ricerca.set('configurazione', String(configurazione))
  return `/esporta/righe_ordini.csv?${ricerca}`
}
