import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import { type fornitoriTabUrlState, RIGHE_FILTERS } from './filters.ts'
import type { ShownRigaFornitore } from './rows.ts'

interface Props {
  url: UrlState<typeof fornitoriTabUrlState>
  /** All of the order. */
  righe: readonly ShownRigaFornitore[]
  visible: number
}

const WORDS = { attesa: 'In attesa di un ordine', assegnate: 'In un ordine' } as const

/** Filters of the rows: words, type, whether a supplier order has them. */
export function RigheFornitoreFilters({ url: { valori, imposta, azzera }, righe, visible }: Props) {
  const tipologie = [...new Set([...righe.map(({ tipologia }) => tipologia), valori.tipologia])].filter(Boolean)
  const active = [
    ...(valori.tipologia ? [{ nome: 'tipologia' as const, etichetta: `Tipologia: ${valori.tipologia}` }] : []),
    ...(valori.righe === 'tutte' ? [] : [{ nome: 'righe' as const, etichetta: WORDS[valori.righe] }]),
  ].map((filter) => ({ ...filter, togli: () => azzera([filter.nome]) }))
  return (
    <FilterBar
      search={{ valore: valori.cerca, onChange: (search) => imposta({ cerca: search }, { sostituisci: true }) }}
      active={active}
      onClear={() => azzera([...RIGHE_FILTERS])}
    >
      <FilterChoice name="Tipologia" value={valori.tipologia} onChange={(tipologia) => imposta({ tipologia })}>
        <option value="">Tutte le tipologie</option>
        {tipologie.map((tipologia) => (
          <option key={tipologia} value={tipologia}>
            {tipologia}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        name="Righe"
        value={valori.righe}
        onChange={(which) => imposta({ righe: which as typeof valori.righe })}
      >
        <option value="tutte">Tutte le righe</option>
        <option value="attesa">{WORDS.attesa}</option>
        <option value="assegnate">{WORDS.assegnate}</option>
      </FilterChoice>
      <Typography variant="body2" color="textSecondary" role="status">
        {formatCount(visible, 'riga', 'righe')}
      </Typography>
    </FilterBar>
  )
}

interface ChoiceProps {
  name: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** A filter among a few, with the system's own list. */
export function FilterChoice({ name, value, onChange, children }: ChoiceProps) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': name }}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      {children}
    </NativeSelect>
  )
}
