import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import type { StatisticheScreenProps } from './screenProps.ts'
import { STATISTICHE_FILTERS, shownStatistichePeriod } from './urlState.ts'

interface Props extends Pick<StatisticheScreenProps, 'which' | 'elenco' | 'agenti'> {
  /** Whether anything differs from how the statistics begin. */
  filtered: boolean
}

/** Words, period and agents. */
export function StatisticheFilters({ which, elenco: { values, set, clear }, agenti, filtered }: Props) {
  const { dataInizio, dataFine } = shownStatistichePeriod(values)
  return (
    <FilterBar
      search={{
        valore: values.search,
        onChange: (search) => set({ search }, { replace: true }),
        label: which === 'clienti' ? 'Cerca cliente' : 'Cerca agente',
      }}
    >
      <PeriodFields
        name="Periodo"
        from={dataInizio}
        to={dataFine}
        // Without one of its days a period is the usual one.
        onChange={(from, to) => set({ data_inizio: to && from, data_fine: from && to })}
      />
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <MultiSelect
          shown={1}
          label="Agenti"
          items={agenti.map(({ pk, codice, user }) => ({ valore: pk, text: `${user.nome} (${codice})` }))}
          values={values.agenti}
          onChange={(chosen) => set({ agenti: chosen })}
        />
      </Box>
      {filtered && <Button onClick={() => clear(STATISTICHE_FILTERS)}>Azzera filtri</Button>}
    </FilterBar>
  )
}
