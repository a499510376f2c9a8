import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PESO_MAX } from '../../../../server/produzione/proposte/rules.ts'
import { readTypedNumber, writeTypedNumber } from '../../../forms/numbers.ts'

interface Props {
  etichetta: string
  /** Name only for screen readers, where a column says it. */
  inColonna?: boolean
  peso: number
  onChange: (peso: number) => void
}

const buono = (peso: number | null): peso is number =>
  peso !== null && !Number.isNaN(peso) && peso >= 0 && peso <= PESO_MAX

/** How much a day late counts; what is no weight is marked and not taken. */
export function PesoInput({ etichetta, inColonna = false, peso, onChange }: Props) {
  const [scritto, setScritto] = useState<string | null>(null)
  const sbagliato = scritto !== null && !buono(readTypedNumber(scritto))
  return (
    <TextField
      size="small"
      label={inColonna ? undefined : etichetta}
      value={scritto ?? writeTypedNumber(peso)}
      error={sbagliato}
      helperText={sbagliato && !inColonna ? 'Da 0 a 1.000.000.000' : undefined}
      title={sbagliato ? 'Da 0 a 1.000.000.000' : undefined}
      onChange={({ target }) => {
        setScritto(target.value)
        const letto = readTypedNumber(target.value)
        if (buono(letto)) onChange(letto)
      }}
      onBlur={() => setScritto(null)}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          style: { textAlign: 'right' },
          ...(inColonna ? { 'aria-label': etichetta } : {}),
        },
      }}
      sx={{
        width: inColonna ? 72 : { xs: 'calc(33.3% - 6px)', sm: 120 },
        '& input': inColonna ? { py: 0.5, px: 1 } : {},
      }}
    />
  )
}
