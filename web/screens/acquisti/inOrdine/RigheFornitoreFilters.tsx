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
export function RigheFornitoreFilters({ url: { values, set, clear }, righe, visible }: Props) {
  const tipologie = [...new Set([...righe.map(({ tipologia }) => tipologia), values.tipologia])].filter(Boolean)
  const active = [
    ...(values.tipologia ? [{ name: 'tipologia' as const, label: `Tipologia: ${values.tipologia}` }] : []),
    ...(values.righe === 'tutte' ? [] : [{ name: 'righe' as const, label: WORDS[values.righe] }]),
  ].map((filter) => ({ ...filter, remove: () => clear([filter.name]) }))
  return (
    <FilterBar
      search={{ valore: values.cerca, onChange: (search) => set({ cerca: search }, { replace: true }) }}
      active={active}
      onClear={() => clear([...RIGHE_FILTERS])}
    >
      <FilterChoice name="Tipologia" value={values.tipologia} onChange={(tipologia) => set({ tipologia })}>
        <option value="">Tutte le tipologie</option>
        {tipologie.map((tipologia) => (
          <option key={tipologia} value={tipologia}>
            {tipologia}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        name="Righe"
        value={values.righe}
        onChange={(which) => set({ righe: which as typeof values.righe })}
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
