/** The order of lists that an administrator arranges. */
export const byOrdine = [{ ordine: 'asc' as const }, { id: 'asc' as const }]
