import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { isValidOverride, unitaAbbreviation, unitaName } from '../durations.ts'
import type { PianoFase } from '../model.ts'

interface Props {
  fase: PianoFase
  /** What was written in place of the computed duration; empty for none. */
  valore: string
  disabled: boolean
  onChange: (durataOverride: string) => void
}

/** Duration override: digits or empty; empty, the computed duration holds and is shown. */
export function DurataField({ fase, valore, disabled, onChange }: Props) {
  const [rifiutato, setRifiutato] = useState(false)
  return (
    <TextField
      label="Durata"
      // What is computed is as good as what is written: it must be read.
      sx={{ '& input::placeholder': { opacity: 0.8 } }}
      value={valore}
      placeholder={fase.durata === null ? '' : formatInteger(fase.durata)}
      disabled={disabled}
      error={rifiutato}
      helperText={rifiutato ? 'Solo cifre' : undefined}
      onBlur={() => setRifiutato(false)}
      onChange={({ target }) => {
        setRifiutato(!isValidOverride(target.value))
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
