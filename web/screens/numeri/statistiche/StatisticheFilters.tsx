import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DatePickerField } from '../../../forms/DatePickerField.tsx'
import { MultiSelect } from '../../../forms/multiple/MultiSelect.tsx'
import { FilterBar } from '../../../ui/table/FilterBar.tsx'
import type { StatisticheScreenProps } from './screenProps.ts'
import { STATISTICHE_FILTERS, shownPeriodo } from './urlState.ts'

interface Props extends Pick<StatisticheScreenProps, 'quali' | 'elenco' | 'agenti'> {
  /** Whether anything differs from how the statistics begin. */
  filtrato: boolean
}

/** Words, period and agents. */
export function StatisticheFilters({ quali, elenco: { valori, imposta, azzera }, agenti, filtrato }: Props) {
  const { dataInizio, dataFine } = shownPeriodo(valori)
  return (
    <FilterBar
      cerca={{
        valore: valori.search,
        onChange: (search) => imposta({ search }, { sostituisci: true }),
        etichetta: quali === 'clienti' ? 'Cerca cliente' : 'Cerca agente',
      }}
    >
      <Box
        role="group"
        aria-label="Periodo"
        sx={{
          display: 'grid',
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, 190px)' },
          // Half a phone has just the room for a day.
          '& .MuiPickersOutlinedInput-root': { px: { xs: 1, sm: 1.75 }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
        }}
      >
        <DatePickerField
          etichetta="Dal"
          valore={dataInizio}
          // An end that would come before it goes to the end of its month.
          onChange={(giorno) =>
            imposta({ data_inizio: giorno, data_fine: giorno === null || dataFine < giorno ? null : dataFine })
          }
        />
        <DatePickerField
          etichetta="al"
          valore={dataFine}
          minimo={dataInizio}
          onChange={(giorno) => imposta({ data_inizio: giorno === null ? null : dataInizio, data_fine: giorno })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <MultiSelect
          mostrati={1}
          etichetta="Agenti"
          voci={agenti.map(({ pk, codice, nome }) => ({ valore: pk, testo: `${nome} (${codice})` }))}
          valori={valori.agenti}
          onChange={(scelti) => imposta({ agenti: scelti })}
        />
      </Box>
      {filtrato && <Button onClick={() => azzera(STATISTICHE_FILTERS)}>Azzera filtri</Button>}
    </FilterBar>
  )
}
