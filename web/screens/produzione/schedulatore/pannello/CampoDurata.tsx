import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { formatoIntero } from '../../../../../server/shared/formats/formats.ts'
import { nomeUnita, overrideValido, siglaUnita } from '../durate.ts'
import type { Fase } from '../modello.ts'

interface Props {
  fase: Fase
  /** What was written in place of the computed duration; empty for none. */
  valore: string
  disabled: boolean
  onCambia: (durataOverride: string) => void
}

/** Duration override: digits or empty; empty, the computed duration holds and is shown. */
export function CampoDurata({ fase, valore, disabled, onCambia }: Props) {
  const [rifiutato, setRifiutato] = useState(false)
  return (
    <TextField
      label="Durata"
      // What is computed is as good as what is written: it must be read.
      sx={{ '& input::placeholder': { opacity: 0.8 } }}
      value={valore}
      placeholder={fase.durata === null ? '' : formatoIntero(fase.durata)}
      disabled={disabled}
      error={rifiutato}
      helperText={rifiutato ? 'Solo cifre' : undefined}
      onBlur={() => setRifiutato(false)}
      onChange={({ target }) => {
        setRifiutato(!overrideValido(target.value))
        if (overrideValido(target.value)) onCambia(target.value)
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-label': `Durata di ${fase.nomeFase} in ${nomeUnita(fase.unit)}` },
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{siglaUnita(fase.unit)}</InputAdornment> },
      }}
    />
  )
}
