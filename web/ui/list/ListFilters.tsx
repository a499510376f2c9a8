import type { ReactNode } from 'react'
import { FilterBar } from '../table/FilterBar.tsx'
import type { UrlSchema } from '../urlState.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { type Choices, filterChoices, wordsOfFilters } from './filterWords.ts'
import type { List } from './useList.ts'

interface Props<F extends UrlSchema> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever its rows are
  list: Pick<List<any, F, any>, 'url' | 'state' | 'clearFilters'>
  /** Choices of filters whose words the table does not know: those there are now. */
  choices?: { readonly [K in keyof F]?: Choices }
  /** Filter → what its chip says, while it keeps something out, where the table does not say. */
  chips?: { readonly [K in keyof F]?: string | false | null }
  /** The filter that the tabs over the bar say, where there are tabs: not on a phone. */
  inTabs?: keyof F & string
  /** The list's own filter fields, after those of the table. */
  children?: ReactNode
}

/** The bar of a list's filters, as their table has them: free search, fields, a chip for each that keeps something out. */
export function ListFilters<F extends UrlSchema>({ list, choices = {}, chips, inTabs, children }: Props<F>) {
  const phone = useIsPhone()
  const { values, active, set, clear } = list.state
  const filters = Object.values(list.url.table)
  const free = filters.find(({ kind, page }) => kind === 'search' && page)?.page
  const search = typeof free?.url === 'string' ? free.url : 'search'
  const ofTable = Object.entries(wordsOfFilters(list.url.table, values, choices)).filter(([, word]) => word !== null)
  const tabbed = phone ? undefined : inTabs
  const inField = new Set(filters.flatMap(({ page }) => (page?.all && typeof page.url === 'string' ? [page.url] : [])))
  if (tabbed !== undefined) inField.add(tabbed)
  const words: Readonly<Record<string, string | false | null | undefined>> = {
    ...chips,
    ...Object.fromEntries(ofTable),
  }
  return (
    <FilterBar
      search={{
        valore: values[search] as string,
        onChange: (text) => set({ [search]: text }, { replace: true }),
        label: free?.label,
      }}
      active={Object.entries(words).flatMap(([name, word]) =>
        word && active.includes(name)
          ? [{ name, label: word, remove: () => clear([name]), inField: inField.has(name) }]
          : [],
      )}
      onClear={list.clearFilters}
    >
      {filters.map((filter) => {
        const { url, label = '', all, width } = filter.page ?? {}
        if (!all || typeof url !== 'string' || url === tabbed) return null
        const value = values[url] as string
        return (
          <FilterSelect
            key={url}
            label={label}
            value={value}
            onChange={(chosen) => set({ [url]: chosen })}
            all={all}
            choices={filterChoices(filter, value, choices[url])}
            width={width}
          />
        )
      })}
      {children}
    </FilterBar>
  )
}
