import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { REPARTI, REPARTO_LABELS } from '#persone/personale/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import type { personaleUrlState } from './personaleUrlState.ts'
import { repartoName } from './RepartoChip.tsx'

const departments = REPARTI.map((reparto) => [reparto, REPARTO_LABELS[reparto]] as const)

/** Filters of the staff: free search, department, days of employment. */
export function PersonaleFilters({ list }: { list: ListOf<typeof personaleUrlState> }) {
  const { values, set } = list.state
  const { reparto, da, a } = values
  return (
    <ListFilters
      list={list}
      chips={{
        reparto: repartoName(reparto),
        da: da && `In forza dal ${formatDate(da)}`,
        a: a && `In forza fino al ${formatDate(a)}`,
      }}
    >
      <FilterSelect
        label="Reparto"
        value={reparto}
        onChange={(chosen) => set({ reparto: chosen })}
        all="Tutti i reparti"
        choices={departments}
        width={160}
      />
      <PeriodFields
        name="In forza"
        labels={['In forza dal', 'al']}
        from={da}
        to={a}
        onChange={(from, to) => set({ da: from, a: to })}
      />
    </ListFilters>
  )
}
