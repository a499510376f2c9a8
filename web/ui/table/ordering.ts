/** Columns that the server can sort by: field of the column → name of the server's ordering. */
export type ServerOrderings = Readonly<Record<string, string>>

interface ColumnOrder {
  field: string
  sort?: 'asc' | 'desc' | null
}

/** Marks on the headers for a server ordering such as '-data_creazione'; none for an unknown name. */
export function columnOrder(
  ordinamento: string,
  ordinamenti: ServerOrderings,
): { field: string; sort: 'asc' | 'desc' }[] {
  const discendente = ordinamento.startsWith('-')
  const nome = discendente ? ordinamento.slice(1) : ordinamento
  const field = Object.keys(ordinamenti).find((colonna) => ordinamenti[colonna] === nome)
  return field ? [{ field, sort: discendente ? 'desc' : 'asc' }] : []
}

/** The server ordering for what the headers say; '' (the list's own order) after the third step. */
export function serverOrdering(ordine: readonly ColumnOrder[], ordinamenti: ServerOrderings): string {
  const [primo] = ordine
  const nome = primo && ordinamenti[primo.field]
  if (!nome || !primo.sort) return ''
  return primo.sort === 'desc' ? `-${nome}` : nome
}
