import Box from '@mui/material/Box'
import { ETICHETTE_REPARTO, REPARTI } from '../../../../server/persone/personale/rules.ts'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { SceltaData } from '../../../forms/SceltaData.tsx'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { ListFilters } from '../../../ui/list/ListFilters.tsx'
import type { ListOf } from '../../../ui/list/useList.ts'
import type { personaleUrlState } from './personaleUrlState.ts'
import { nomeReparto } from './Reparto.tsx'

const departments = REPARTI.map((reparto) => [reparto, ETICHETTE_REPARTO[reparto]] as const)

/** Filters of the staff: free search, department, days of employment. */
export function FiltriPersonale({ list }: { list: ListOf<typeof personaleUrlState> }) {
  const { valori, imposta } = list.state
  const { reparto, da, a } = valori
  return (
    <ListFilters
      list={list}
      chips={{
        reparto: nomeReparto(reparto),
        da: da && `In forza dal ${formatoData(da)}`,
        a: a && `In forza fino al ${formatoData(a)}`,
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
        <SceltaData
          etichetta="In forza dal"
          valore={da}
          onCambia={(giorno) => imposta({ da: giorno })}
          massimo={a ?? undefined}
        />
        <SceltaData etichetta="al" valore={a} onCambia={(giorno) => imposta({ a: giorno })} minimo={da ?? undefined} />
      </Box>
    </ListFilters>
  )
}
