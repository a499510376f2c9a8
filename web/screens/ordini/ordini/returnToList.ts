const KEY = 'ordini.elenco'

/** Remembers the filters of the list of orders, for whoever comes back to it by another way than the browser's. */
export function rememberOrdiniList(search: string): void {
  sessionStorage.setItem(KEY, search)
}

/** Address of the list of orders as it was left. */
export function ordiniListUrl(): string {
  return `/ordini${sessionStorage.getItem(KEY) ?? ''}`
}
