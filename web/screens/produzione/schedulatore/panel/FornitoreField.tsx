import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { shownDuration } from '../durations.ts'
import type { ShownFornitoreFase } from '../model.ts'

interface Props {
  nomeFase: string
  value: ShownFornitoreFase | null
  /** Suppliers of the phase's type. */
  fornitori: readonly ShownFornitoreFase[]
  disabled: boolean
  onChange: (fornitore: ShownFornitoreFase | null) => void
}

/** The supplier of a phase, with the lead time that comes with it. */
export function FornitoreField({ nomeFase, value, fornitori, disabled, onChange }: Props) {
  // One that is saved but no longer of the type is still shown.
  const choices = value && !fornitori.some(({ id }) => id === value.id) ? [value, ...fornitori] : fornitori
  return (
    <TextField
      select
      label="Fornitore"
      value={value?.id ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(choices.find(({ id }) => id === Number(target.value)) ?? null)}
      slotProps={{
        htmlInput: { 'aria-label': `Fornitore di ${nomeFase}` },
        inputLabel: { shrink: true },
        select: { displayEmpty: true, renderValue: () => value?.nome ?? 'Nessuno' },
      }}
    >
      <MenuItem value="">
        <em>Nessun fornitore</em>
      </MenuItem>
      {choices.map((fornitore) => (
        <MenuItem key={fornitore.id} value={fornitore.id}>
          {fornitore.nome} · {shownDuration(fornitore.tempo, 'days')}
        </MenuItem>
      ))}
    </TextField>
  )
}
