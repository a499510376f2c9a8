import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { readTypedNumber, writeTypedNumber } from '#forms/numbers.ts'
import { PESO_MAX } from '#produzione/proposte/rules.ts'

interface Props {
  label: string
  /** Name only for screen readers, where a column says it. */
  inColumn?: boolean
  peso: number
  onChange: (peso: number) => void
}

const good = (peso: number | null): peso is number =>
  peso !== null && !Number.isNaN(peso) && peso >= 0 && peso <= PESO_MAX

/** How much a day late counts; what is no weight is marked and not taken. */
export function PesoInput({ label, inColumn = false, peso, onChange }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  const wrong = written !== null && !good(readTypedNumber(written))
  return (
    <TextField
      size="small"
      label={inColumn ? undefined : label}
      value={written ?? writeTypedNumber(peso)}
      error={wrong}
      helperText={wrong && !inColumn ? 'Da 0 a 1.000.000.000' : undefined}
      title={wrong ? 'Da 0 a 1.000.000.000' : undefined}
      onChange={({ target }) => {
        setWritten(target.value)
        const read = readTypedNumber(target.value)
        if (good(read)) onChange(read)
      }}
      onBlur={() => setWritten(null)}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          style: { textAlign: 'right' },
          ...(inColumn ? { 'aria-label': label } : {}),
        },
      }}
      sx={{
        width: inColumn ? 72 : { xs: 'calc(33.3% - 6px)', sm: 120 },
        '& input': inColumn ? { py: 0.5, px: 1 } : {},
      }}
    />
  )
}
