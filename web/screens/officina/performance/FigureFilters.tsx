import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PeriodoFigure } from '../../../../server/officina/performance/rules.ts'
import { tipiAgente } from '../../../../server/vendite/agenti/rules.ts'
import { MultiSelect } from '../../../forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '../../../forms/time/PeriodFields.tsx'
import { FilterSelect } from '../../../ui/list/FilterSelect.tsx'
import { RemoteAutocomplete, type RemoteOption } from '../../../ui/RemoteAutocomplete.tsx'
import { FilterBar } from '../../../ui/table/FilterBar.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { findOrdini } from '../attivita/findOrdini.ts'

export interface FigureChoice {
  readonly pk: number
  readonly nome: string
}

interface PeriodProps {
  periodo: PeriodoFigure
  onChange: (giorni: { from_date: string | null; to_date: string | null }) => void
}

/** The two days of a figure. */
export function FigurePeriod({ periodo: { fromDate, toDate }, onChange }: PeriodProps) {
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

type TipoCercato = '' | (typeof tipiAgente)[number]

interface Values {
  lavorazioni: readonly number[]
  tipo_agente?: TipoCercato
  ordine: number | null
  from_date: string | null
  to_date: string | null
}

interface Props extends Pick<PeriodProps, 'periodo'> {
  valori: Values
  imposta: (changes: Partial<Values>) => void
  /** The field of operators. */
  operatori: React.ReactNode
  lavorazioni: readonly FigureChoice[]
  /** Whether the kind of agent is asked for. */
  conTipo: boolean
  /** Names of the filters that keep something out. */
  attivi: readonly string[]
  /** Takes all filters back; missing while there is none. */
  onAzzera: (() => void) | undefined
}

/** The filters that are fields behind the button of a phone. */
const FIELDS = new Set(['operatore', 'operatori', 'lavorazioni', 'tipo_agente', 'ordine'])

/** Operators, kind of customer, operations, order, days. */
export function FigureFilters({ valori, imposta, operatori, lavorazioni, conTipo, attivi, onAzzera, periodo }: Props) {
  const [ordine, setOrdine] = useState<RemoteOption | null>(null)
  const shown = valori.ordine === null ? null : { id: valori.ordine, testo: `Ordine ${valori.ordine}` }
  const phone = useIsPhone()
  const days = <FigurePeriod periodo={periodo} onChange={imposta} />
  return (
    <FilterBar davanti={phone && days} quanti={attivi.filter((nome) => FIELDS.has(nome)).length}>
      {operatori}
      {conTipo && (
        <FilterSelect<TipoCercato>
          label="Tipo Cliente"
          value={valori.tipo_agente ?? ''}
          onChange={(tipo) => imposta({ tipo_agente: tipo })}
          all="Tutti i clienti"
          width={162}
          choices={tipiAgente.map((tipo) => [tipo, tipo] as const)}
        />
      )}
      <Box sx={{ width: { xs: '100%', sm: 162 } }}>
        <MultiSelect
          mostrati={1}
          etichetta="Lavorazioni"
          voci={lavorazioni.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          valori={valori.lavorazioni}
          onChange={(scelte) => imposta({ lavorazioni: scelte })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 162 } }}>
        <RemoteAutocomplete
          etichetta="Ordine"
          valore={shown?.id === ordine?.id ? ordine : shown}
          onChange={(item) => {
            setOrdine(item)
            imposta({ ordine: item?.id ?? null })
          }}
          cerca={findOrdini}
          vuoto="Nessun ordine trovato"
          caricamento="Caricamento ordini..."
        />
      </Box>
      {!phone && days}
      {onAzzera && <Button onClick={onAzzera}>Azzera filtri</Button>}
    </FilterBar>
  )
}

/** Several operators. */
export function OperatoriField(props: {
  operatori: readonly FigureChoice[]
  valori: readonly number[]
  onChange: (operatori: readonly number[]) => void
}) {
  return (
    <Box sx={{ width: { xs: '100%', sm: 162 } }}>
      <MultiSelect
        mostrati={1}
        etichetta="Operatori"
        voci={props.operatori.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
        valori={props.valori}
        onChange={props.onChange}
      />
    </Box>
  )
}
