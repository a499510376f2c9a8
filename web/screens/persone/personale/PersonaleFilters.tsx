import Box from '@mui/material/Box'
import { REPARTI, REPARTO_LABELS } from '../../../../server/persone/personale/rules.ts'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { DatePickerField } from '../../../forms/DatePickerField.tsx'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { ListFilters } from '../../../ui/list/ListFilters.tsx'
import type { ListOf } from '../../../ui/list/useList.ts'
import type { personaleUrlState } from './personaleUrlState.ts'
import { repartoName } from './RepartoChip.tsx'

const departments = REPARTI.map((reparto) => [reparto, REPARTO_LABELS[reparto]] as const)

/** Filters of the staff: free search, department, days of employment. */
export function PersonaleFilters({ list }: { list: ListOf<typeof personaleUrlState> }) {
  const { valori, imposta } = list.state
  const { reparto, da, a } = valori
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
        onChange={(scelto) => imposta({ reparto: scelto })}
        all="Tutti i reparti"
        choices={departments}
        width={160}
      />
      <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 330 } }}>
        <DatePickerField
          etichetta="In forza dal"
          valore={da}
          onChange={(giorno) => imposta({ da: giorno })}
          massimo={a ?? undefined}
        />
        <DatePickerField
          etichetta="al"
          valore={a}
          onChange={(giorno) => imposta({ a: giorno })}
          minimo={da ?? undefined}
        />
      </Box>
    </ListFilters>
  )
}
