import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { FiguresPeriod } from '#officina/performance/rules.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'
import { findOrdini } from '../attivita/findOrdini.ts'
import type { WorkshopChoice } from '../workshopChoices.ts'

interface PeriodProps {
  period: FiguresPeriod
  onChange: (days: { from_date: string | null; to_date: string | null }) => void
}

/** The two days of a figure. */
export function FigurePeriod({ period: { fromDate, toDate }, onChange }: PeriodProps) {
  return (
    <PeriodFields
      name="Periodo"
      from={fromDate}
      to={toDate}
      // Without one of its days a period is the usual one.
      onChange={(from, to) => onChange({ from_date: to && from, to_date: from && to })}
    />
  )
}

type SearchedTipo = '' | (typeof tipiAgente)[number]

interface Values {
  lavorazioni: readonly number[]
  tipo_agente?: SearchedTipo
  ordine: number | null
  from_date: string | null
  to_date: string | null
}

interface Props extends Pick<PeriodProps, 'period'> {
  values: Values
  set: (changes: Partial<Values>) => void
  /** The field of operators. */
  operatori: React.ReactNode
  lavorazioni: readonly WorkshopChoice[]
  /** Whether the kind of agent is asked for. */
  withTipo: boolean
  /** Names of the filters that keep something out. */
  active: readonly string[]
  /** Takes all filters back; missing while there is none. */
  onClear: (() => void) | undefined
}

/** The filters that are fields behind the button of a phone. */
const FIELDS = new Set(['operatore', 'operatori', 'lavorazioni', 'tipo_agente', 'ordine'])

/** Operators, kind of customer, operations, order, days. */
export function FigureFilters({ values, set, operatori, lavorazioni, withTipo, active, onClear, period }: Props) {
  const [ordine, setOrdine] = useState<RemoteOption | null>(null)
  const shown = values.ordine === null ? null : { id: values.ordine, text: `Ordine ${values.ordine}` }
  const phone = useIsPhone()
  const days = <FigurePeriod period={period} onChange={set} />
  return (
    <FilterBar inFront={phone && days} count={active.filter((name) => FIELDS.has(name)).length}>
      {operatori}
      {withTipo && (
        <FilterSelect<SearchedTipo>
          label="Tipo Cliente"
          value={values.tipo_agente ?? ''}
          onChange={(tipo) => set({ tipo_agente: tipo })}
          all="Tutti i clienti"
          width={162}
          choices={tipiAgente.map((tipo) => [tipo, tipo] as const)}
        />
      )}
      <Box sx={{ width: { xs: '100%', sm: 162 } }}>
        <MultiSelect
          shown={1}
          label="Lavorazioni"
          items={lavorazioni.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          values={values.lavorazioni}
          onChange={(choices) => set({ lavorazioni: choices })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 162 } }}>
        <RemoteAutocomplete
          label="Ordine"
          value={shown?.id === ordine?.id ? ordine : shown}
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
      {onClear && <Button onClick={onClear}>Azzera filtri</Button>}
    </FilterBar>
  )
}

/** Several operators. */
export function OperatoriField(props: {
  operatori: readonly WorkshopChoice[]
  values: readonly number[]
  onChange: (operatori: readonly number[]) => void
}) {
  return (
    <Box sx={{ width: { xs: '100%', sm: 162 } }}>
      <MultiSelect
        shown={1}
        label="Operatori"
        items={props.operatori.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
        values={props.values}
        onChange={props.onChange}
      />
    </Box>
  )
}
