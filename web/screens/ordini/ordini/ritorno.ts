const CHIAVE = 'ordini.elenco'

/** Remembers the filters of the list of orders, for whoever comes back to it by another way than the browser's. */
export function ricordaElenco(ricerca: string): void {
  sessionStorage.setItem(CHIAVE, ricerca)
}

/** Address of the list of orders as it was left. */
export function indirizzoElenco(): string {
  return `/ordini${sessionStorage.getItem(CHIAVE) ?? ''}`
}
