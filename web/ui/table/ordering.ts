import { oneOfParam, type ParamCodec } from '../urlState.ts'

/** Columns that the server can sort by: field of the column → name of the server's ordering. */
export type ServerOrderings = Readonly<Record<string, string>>

/** A name, or `-` and the name for descending. */
export type AskedOrder<Name extends string> = Name | `-${Name}`

/** The order of a list in its URL; empty for the list's own. */
export function orderParam<Name extends string>(names: readonly Name[]): ParamCodec<AskedOrder<Name> | ''> {
  const both = [...new Set(names)].flatMap((name): AskedOrder<Name>[] => [name, `-${name}`])
  return oneOfParam(['', ...both], '')
}

interface ColumnOrder {
  field: string
  sort?: 'asc' | 'desc' | null
}

/** Marks on the headers for a server ordering such as '-data_creazione'; none for an unknown name. */
export function columnOrder(sorting: string, sortings: ServerOrderings): { field: string; sort: 'asc' | 'desc' }[] {
  const descending = sorting.startsWith('-')
  const name = descending ? sorting.slice(1) : sorting
  const field = Object.keys(sortings).find((column) => sortings[column] === name)
  return field ? [{ field, sort: descending ? 'desc' : 'asc' }] : []
}

/** The server ordering for what the headers say; '' (the list's own order) after the third step. */
export function serverOrdering(ordine: readonly ColumnOrder[], sortings: ServerOrderings): string {
  const [first] = ordine
  const name = first && sortings[first.field]
  if (!name || !first.sort) return ''
  return first.sort === 'desc' ? `-${name}` : name
}
