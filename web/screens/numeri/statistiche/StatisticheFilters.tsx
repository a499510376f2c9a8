import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import type { StatisticheScreenProps } from './screenProps.ts'
import { STATISTICHE_FILTERS, shownStatistichePeriod } from './urlState.ts'

interface Props extends Pick<StatisticheScreenProps, 'quali' | 'elenco' | 'agenti'> {
  /** Whether anything differs from how the statistics begin. */
  filtered: boolean
}

/** Words, period and agents. */
export function StatisticheFilters({ quali, elenco: { valori, imposta, azzera }, agenti, filtered }: Props) {
  const { dataInizio, dataFine } = shownStatistichePeriod(valori)
  return (
    <FilterBar
      search={{
        valore: valori.search,
        onChange: (search) => imposta({ search }, { sostituisci: true }),
        etichetta: quali === 'clienti' ? 'Cerca cliente' : 'Cerca agente',
      }}
    >
      <PeriodFields
        name="Periodo"
        from={dataInizio}
        to={dataFine}
        // Without one of its days a period is the usual one.
        onChange={(from, to) => imposta({ data_inizio: to && from, data_fine: from && to })}
      />
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <MultiSelect
          shown={1}
          label="Agenti"
          items={agenti.map(({ pk, codice, nome }) => ({ valore: pk, testo: `${nome} (${codice})` }))}
          values={valori.agenti}
          onChange={(chosen) => imposta({ agenti: chosen })}
        />
      </Box>
      {filtered && <Button onClick={() => azzera(STATISTICHE_FILTERS)}>Azzera filtri</Button>}
    </FilterBar>
  )
}
