/** Up to this many pages, all are listed. */
const ALL = 12
/** Pages around the current one when there are more. */
const WINDOW = 10

/** A page number, or an ellipsis in place of those left out. */
type PagerEntry = number | '…'

/**
 * The entries of a pager: all pages up to 12; above, the first, the last and a window of 10 around the
 * current one, with an ellipsis wherever pages are left out.
 * @param page current page, from 1; one outside is taken as the nearest
 * @param total number of pages
 */
export function pagerEntries(page: number, total: number): PagerEntry[] {
  const last = Math.max(1, Math.floor(total) || 1)
  if (last <= ALL) return interval(1, last)
  const current = Math.min(Math.max(1, Math.floor(page) || 1), last)
  const inizio = Math.min(Math.max(1, current - WINDOW / 2), last - WINDOW + 1)
  const fine = inizio + WINDOW - 1
  return [...testa(inizio), ...interval(inizio, fine), ...coda(fine, last)]
}

function interval(from: number, a: number): number[] {
  return Array.from({ length: a - from + 1 }, (_, index) => from + index)
}

function testa(inizio: number): PagerEntry[] {
  if (inizio === 1) return []
  return inizio === 2 ? [1] : [1, '…']
}

function coda(fine: number, last: number): PagerEntry[] {
  if (fine === last) return []
  return fine === last - 1 ? [last] : ['…', last]
}
