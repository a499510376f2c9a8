import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import type { confermeUrlState } from './confermeUrlState.ts'

const STATI = [
  ['in_attesa', 'In attesa'],
  ['inviato', 'Inviato'],
  ['non_inviato', 'Non inviato'],
] as const

/** Filters of the list: free search and state. */
export function ConfermeFilters({ list }: { list: ListOf<typeof confermeUrlState> }) {
  const { stato, chiusi } = list.state.values
  const name = STATI.find(([value]) => value === stato)?.[1] ?? ''
  return (
    <ListFilters
      list={list}
      chips={{ stato: `Stato: ${name}`, chiusi: chiusi ? 'Di ordini chiusi' : 'Di ordini non chiusi' }}
    >
      <FilterSelect
        label="Stato"
        value={stato}
        onChange={(chosen) => list.state.set({ stato: STATI.find(([value]) => value === chosen)?.[0] ?? '' })}
        all="Tutti gli stati"
        choices={STATI}
      />
    </ListFilters>
  )
}
