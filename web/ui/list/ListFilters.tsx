import type { ReactNode } from 'react'
import { FilterBar } from '../table/FilterBar.tsx'
import type { UrlSchema } from '../urlState.ts'
import type { List } from './useList.ts'

interface Props<F extends UrlSchema> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever its rows are
  list: Pick<List<any, F, any>, 'state' | 'clearFilters'>
  /** Filter → what its chip says, while it keeps something out: 'Reparto: Macchine'. */
  chips?: { readonly [K in keyof F]?: string | false | null }
  /** Name of the free search, `search` unless told; and what its field is called. */
  search?: keyof F & string
  searchLabel?: string
  /** The list's own filter fields. */
  children?: ReactNode
}

/** The bar of a list's filters: free search, its fields, a chip for each that keeps something out. */
export function ListFilters<F extends UrlSchema>(props: Props<F>) {
  const { list, chips = {}, search = 'search', searchLabel, children } = props
  const { values, active, set, clear } = list.state
  const shown = Object.entries<string | false | null | undefined>(chips).filter(([name]) => active.includes(name))
  return (
    <FilterBar
      search={{
        valore: values[search] as string,
        onChange: (text) => set({ [search]: text }, { replace: true }),
        label: searchLabel,
      }}
      active={shown.flatMap(([name, word]) => (word ? [{ name, label: word, remove: () => clear([name]) }] : []))}
      onClear={list.clearFilters}
    >
      {children}
    </FilterBar>
  )
}
