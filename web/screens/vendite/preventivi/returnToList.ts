import type { NavigateFunction } from 'react-router'

/** State of a history entry that was opened from the list: the entry before it is the list as it was left. */
export const FROM_LIST = { dallElenco: true } as const

const CHIAVE = 'preventivi.elenco'

/** Remembers the filters of the list, for whoever comes back to it by another way than the browser's. */
export function rememberPreventiviList(ricerca: string): void {
  sessionStorage.setItem(CHIAVE, ricerca)
}

/** Address of the list as it was left. */
export function preventiviListUrl(): string {
  return `/${sessionStorage.getItem(CHIAVE) ?? ''}`
}

/** Goes back to the list as it was left: same filters, page and scroll where the browser still has it. */
export function backToPreventivi(naviga: NavigateFunction, statoRotta: unknown): void {
  const dallElenco = typeof statoRotta === 'object' && statoRotta !== null && 'dallElenco' in statoRotta
  if (dallElenco) naviga(-1)
  else naviga(preventiviListUrl())
}
