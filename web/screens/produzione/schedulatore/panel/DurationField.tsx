import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { formatInteger } from '#shared/formats/formats.ts'
import { isValidOverride, unitaAbbreviation, unitaName } from '../durations.ts'
import type { PianoFase } from '../model.ts'

interface Props {
  fase: PianoFase
  /** What was written in place of the computed duration; empty for none. */
  value: string
  disabled: boolean
  onChange: (durataOverride: string) => void
}

/** Duration override: digits or empty; empty, the computed duration holds and is shown. */
export function DurationField({ fase, value, disabled, onChange }: Props) {
  const [refused, setRefused] = useState(false)
  return (
    <TextField
      label="Durata"
      // What is computed is as good as what is written: it must be read.
      sx={{ '& input::placeholder': { opacity: 0.8 } }}
      value={value}
      placeholder={fase.durata === null ? '' : formatInteger(fase.durata)}
      disabled={disabled}
      error={refused}
      helperText={refused ? 'Solo cifre' : undefined}
      onBlur={() => setRefused(false)}
      onChange={({ target }) => {
        setRefused(!isValidOverride(target.value))
        if (isValidOverride(target.value)) onChange(target.value)
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-label': `Durata di ${fase.nomeFase} in ${unitaName(fase.unit)}` },
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{unitaAbbreviation(fase.unit)}</InputAdornment> },
      }}
    />
  )
}
