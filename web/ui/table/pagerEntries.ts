/** Up to this many pages, all are listed. */
const TUTTE = 12
/** Pages around the current one when there are more. */
const FINESTRA = 10

/** A page number, or an ellipsis in place of those left out. */
type PagerEntry = number | '…'

/**
 * The entries of a pager: all pages up to 12; above, the first, the last and a window of 10 around the
 * current one, with an ellipsis wherever pages are left out.
 * @param pagina current page, from 1; one outside is taken as the nearest
 * @param totale number of pages
 */
export function pagerEntries(pagina: number, totale: number): PagerEntry[] {
  const ultima = Math.max(1, Math.floor(totale) || 1)
  if (ultima <= TUTTE) return intervallo(1, ultima)
  const corrente = Math.min(Math.max(1, Math.floor(pagina) || 1), ultima)
  const inizio = Math.min(Math.max(1, corrente - FINESTRA / 2), ultima - FINESTRA + 1)
  const fine = inizio + FINESTRA - 1
  return [...testa(inizio), ...intervallo(inizio, fine), ...coda(fine, ultima)]
}

function intervallo(da: number, a: number): number[] {
  return Array.from({ length: a - da + 1 }, (_, indice) => da + indice)
}

function testa(inizio: number): PagerEntry[] {
  if (inizio === 1) return []
  return inizio === 2 ? [1] : [1, '…']
}

function coda(fine: number, ultima: number): PagerEntry[] {
  if (fine === ultima) return []
  return fine === ultima - 1 ? [ultima] : ['…', ultima]
}
