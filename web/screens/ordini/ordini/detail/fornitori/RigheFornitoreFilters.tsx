import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../../../server/shared/formats/formats.ts'
import { FilterBar } from '../../../../../ui/table/FilterBar.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { type fornitoriTabUrlState, RIGHE_FILTERS } from './filters.ts'
import type { ShownRigaFornitore } from './rows.ts'

interface Props {
  url: UrlState<typeof fornitoriTabUrlState>
  /** All of the order. */
  righe: readonly ShownRigaFornitore[]
  visibili: number
}

const PAROLE = { attesa: 'In attesa di un ordine', assegnate: 'In un ordine' } as const

/** Filters of the rows: words, type, whether a supplier order has them. */
export function RigheFornitoreFilters({ url: { valori, imposta, azzera }, righe, visibili }: Props) {
  const tipologie = [...new Set([...righe.map(({ tipologia }) => tipologia), valori.tipologia])].filter(Boolean)
  const active = [
    ...(valori.tipologia ? [{ nome: 'tipologia' as const, etichetta: `Tipologia: ${valori.tipologia}` }] : []),
    ...(valori.righe === 'tutte' ? [] : [{ nome: 'righe' as const, etichetta: PAROLE[valori.righe] }]),
  ].map((filter) => ({ ...filter, togli: () => azzera([filter.nome]) }))
  return (
    <FilterBar
      cerca={{ valore: valori.cerca, onChange: (cerca) => imposta({ cerca }, { sostituisci: true }) }}
      attivi={active}
      onAzzera={() => azzera([...RIGHE_FILTERS])}
    >
      <FilterChoice nome="Tipologia" valore={valori.tipologia} onChange={(tipologia) => imposta({ tipologia })}>
        <option value="">Tutte le tipologie</option>
        {tipologie.map((tipologia) => (
          <option key={tipologia} value={tipologia}>
            {tipologia}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        nome="Righe"
        valore={valori.righe}
        onChange={(quali) => imposta({ righe: quali as typeof valori.righe })}
      >
        <option value="tutte">Tutte le righe</option>
        <option value="attesa">{PAROLE.attesa}</option>
        <option value="assegnate">{PAROLE.assegnate}</option>
      </FilterChoice>
      <Typography variant="body2" color="textSecondary" role="status">
        {formatCount(visibili, 'riga', 'righe')}
      </Typography>
    </FilterBar>
  )
}

interface PropsScelta {
  nome: string
  valore: string
  onChange: (value: string) => void
  children: ReactNode
}

/** A filter among a few, with the system's own list. */
export function FilterChoice({ nome, valore, onChange, children }: PropsScelta) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={valore}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': nome }}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      {children}
    </NativeSelect>
  )
}
