import Box from '@mui/material/Box'
import { useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
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
  const { values, active, set, clear } = list.state
  const phone = useIsPhone()
  const { from, to } = shownDays(values)
  const [ordine, setOrdine] = useState<RemoteOption | null>(
    values.ordine === null ? null : { id: values.ordine, text: `Ordine ${values.ordine}` },
  )
  const shown = values.ordine === null ? null : ordine
  const own = values.from_data !== null || values.to_data !== null
  // What a field of the bar says has no chip.
  const inFields = [
    own && { name: 'periodo', label: 'Periodo', remove: () => set({ from_data: null, to_data: null }), inField: true },
    ...(['operatore', 'lavorazioni', 'ordine'] as const).map(
      (name) => active.includes(name) && { name, label: name, remove: () => clear([name]), inField: true },
    ),
  ].filter((one) => one !== false)
  const chips = [
    values.aperte !== null && {
      name: 'aperte',
      label: values.aperte ? 'Senza ora di fine' : 'Finite',
      remove: () => set({ aperte: null }),
    },
  ].filter((one) => one !== false)
  const days = (
    <PeriodFields name="Periodo" from={from} to={to} onChange={(from_data, to_data) => set({ from_data, to_data })} />
  )
  const all = [...inFields, ...chips]
  return (
    <FilterBar
      inFront={phone && days}
      active={all}
      count={all.filter(({ name }) => name !== 'periodo').length}
      onClear={list.clearFilters}
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
      {!phone && days}
    </FilterBar>
  )
}
