import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import type { fornitoriUrlState } from './fornitoriUrlState.ts'

interface Props {
  list: ListOf<typeof fornitoriUrlState>
  tipologie: readonly string[]
}

/** Filters of the list: free search and what is supplied. */
export function FornitoriFilters({ list, tipologie }: Props) {
  const { tipologia } = list.state.values
  // An address may name a type that is no longer there.
  const choices = tipologia === '' || tipologie.includes(tipologia) ? tipologie : [...tipologie, tipologia]
  return (
    <ListFilters list={list} chips={{ tipologia: `Tipologia: ${tipologia}` }}>
      <FilterSelect
        label="Tipologia"
        value={tipologia}
        onChange={(choice) => list.state.set({ tipologia: choice })}
        all="Tutte le tipologie"
        choices={choices.map((one) => [one, one])}
      />
    </ListFilters>
  )
}
