import Box from '@mui/material/Box'
import { useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import type { WorkshopChoice } from '../workshopChoices.ts'
import { type attivitaUrlState, shownDays } from './attivitaUrlState.ts'
import { findOrdini } from './findOrdini.ts'

interface Props {
  list: ListOf<typeof attivitaUrlState>
  /** Missing where activities have no operator. */
  operatori?: readonly WorkshopChoice[]
  lavorazioni: readonly WorkshopChoice[]
}

/** Operator, operations, order, days. */
export function AttivitaOperatoriFilters({ list, operatori, lavorazioni }: Props) {
  const { values, set } = list.state
  const { from, to } = shownDays(values)
  const [ordine, setOrdine] = useState<RemoteOption | null>(
    values.ordine === null ? null : { id: values.ordine, text: `Ordine ${values.ordine}` },
  )
  const shown = values.ordine === null ? null : ordine
  const own = values.from_data !== null || values.to_data !== null
  const period = own && {
    name: 'periodo',
    label: `Dal ${from ? formatDate(from) : 'principio'} al ${to ? formatDate(to) : 'oggi'}`,
    remove: () => set({ from_data: null, to_data: null }),
  }
  const open = values.aperte !== null && {
    name: 'aperte',
    label: values.aperte ? 'Senza ora di fine' : 'Finite',
    remove: () => set({ aperte: null }),
  }
  const chosen =
    own ||
    values.aperte !== null ||
    values.operatore !== null ||
    values.lavorazioni.length > 0 ||
    values.ordine !== null
  return (
    <FilterBar
      active={[period, open].filter((chip) => chip !== false)}
      onClear={chosen ? list.clearFilters : undefined}
    >
      {operatori && (
        <FilterSelect
          label="Operatore"
          value={values.operatore === null ? '' : String(values.operatore)}
          onChange={(pk) => set({ operatore: pk === '' ? null : Number(pk) })}
          all="Tutti gli operatori"
          choices={operatori.map(({ pk, nome }) => [String(pk), nome] as const)}
        />
      )}
      <Box sx={{ width: { xs: '100%', sm: 260 } }}>
        <MultiSelect
          shown={1}
          label="Lavorazioni"
          items={lavorazioni.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          values={values.lavorazioni}
          onChange={(chosenOnes) => set({ lavorazioni: chosenOnes })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <RemoteAutocomplete
          label="Ordine"
          value={shown}
          onChange={(item) => {
            setOrdine(item)
            set({ ordine: item?.id ?? null })
          }}
          search={findOrdini}
          empty="Nessun ordine trovato"
          loading="Caricamento ordini..."
        />
      </Box>
      <PeriodFields name="Periodo" from={from} to={to} onChange={(from_data, to_data) => set({ from_data, to_data })} />
    </FilterBar>
  )
}
