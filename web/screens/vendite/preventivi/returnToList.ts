import type { NavigateFunction } from 'react-router'

/** State of a history entry that was opened from the list: the entry before it is the list as it was left. */
export const FROM_LIST = { dallElenco: true } as const

const KEY = 'preventivi.elenco'

/** Remembers the filters of the list, for whoever comes back to it by another way than the browser's. */
export function rememberPreventiviList(search: string): void {
  sessionStorage.setItem(KEY, search)
}

/** Address of the list as it was left. */
export function preventiviListUrl(): string {
  return `/${sessionStorage.getItem(KEY) ?? ''}`
}

/** Goes back to the list as it was left: same filters, page and scroll where the browser still has it. */
export function backToPreventivi(navigate: NavigateFunction, routeState: unknown): void {
  const fromElenco = typeof routeState === 'object' && routeState !== null && 'dallElenco' in routeState
  if (fromElenco) navigate(-1)
  else navigate(preventiviListUrl())
}
