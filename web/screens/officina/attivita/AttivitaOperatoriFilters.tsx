import Box from '@mui/material/Box'
import { useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { type attivitaUrlState, shownDays } from './attivitaUrlState.ts'
import { findOrdini } from './findOrdini.ts'

interface Choice {
  readonly pk: number
  readonly nome: string
}

interface Props {
  list: ListOf<typeof attivitaUrlState>
  /** Missing where activities have no operator. */
  operatori?: readonly Choice[]
  lavorazioni: readonly Choice[]
}

/** Operator, operations, order, days. */
export function AttivitaOperatoriFilters({ list, operatori, lavorazioni }: Props) {
  const { valori, imposta } = list.state
  const { from, to } = shownDays(valori)
  const [ordine, setOrdine] = useState<RemoteOption | null>(
    valori.ordine === null ? null : { id: valori.ordine, testo: `Ordine ${valori.ordine}` },
  )
  const shown = valori.ordine === null ? null : ordine
  const own = valori.from_data !== null || valori.to_data !== null
  const period = own && {
    nome: 'periodo',
    etichetta: `Dal ${from ? formatDate(from) : 'principio'} al ${to ? formatDate(to) : 'oggi'}`,
    togli: () => imposta({ from_data: null, to_data: null }),
  }
  const open = valori.aperte !== null && {
    nome: 'aperte',
    etichetta: valori.aperte ? 'Senza ora di fine' : 'Finite',
    togli: () => imposta({ aperte: null }),
  }
  const chosen =
    own ||
    valori.aperte !== null ||
    valori.operatore !== null ||
    valori.lavorazioni.length > 0 ||
    valori.ordine !== null
  return (
    <FilterBar
      active={[period, open].filter((chip) => chip !== false)}
      onClear={chosen ? list.clearFilters : undefined}
    >
      {operatori && (
        <FilterSelect
          label="Operatore"
          value={valori.operatore === null ? '' : String(valori.operatore)}
          onChange={(pk) => imposta({ operatore: pk === '' ? null : Number(pk) })}
          all="Tutti gli operatori"
          choices={operatori.map(({ pk, nome }) => [String(pk), nome] as const)}
        />
      )}
      <Box sx={{ width: { xs: '100%', sm: 260 } }}>
        <MultiSelect
          shown={1}
          label="Lavorazioni"
          items={lavorazioni.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          values={valori.lavorazioni}
          onChange={(chosenOnes) => imposta({ lavorazioni: chosenOnes })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <RemoteAutocomplete
          label="Ordine"
          value={shown}
          onChange={(item) => {
            setOrdine(item)
            imposta({ ordine: item?.id ?? null })
          }}
          search={findOrdini}
          empty="Nessun ordine trovato"
          loading="Caricamento ordini..."
        />
      </Box>
      <PeriodFields
        name="Periodo"
        from={from}
        to={to}
        onChange={(from_data, to_data) => imposta({ from_data, to_data })}
      />
    </FilterBar>
  )
}
