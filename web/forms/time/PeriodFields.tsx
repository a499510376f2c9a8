import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'
import { DatePickerField } from './DatePickerField.tsx'

interface Props {
  /** Of the group, for screen readers. */
  name: string
  labels?: readonly [from: string, to: string]
  /** YYYY-MM-DD, or null for a period that is open on that side. */
  from: string | null
  to: string | null
  /** First day that there is. */
  first?: string
  /** Both days of a period whose end is not before its beginning. */
  onChange: (from: string | null, to: string | null) => void
  sx?: SxProps<Theme>
}

type Side = 'from' | 'to'
const TOLD: Readonly<Record<Side, string>> = {
  from: 'Viene dopo l’ultimo giorno',
  to: 'Viene prima del primo giorno',
}

const besides = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  width: { xs: '100%', sm: 372 },
  // Half a phone has just the room for a day, half a narrow window too: there the keys empty it.
  '& .MuiPickersOutlinedInput-root': { px: { xs: 1, sm: 1.25 }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
  '@media (max-width: 599.95px)': { '& .clearButton': { display: 'none' } },
} as const

/**
 * The two days of a period, side by side. An end before its beginning is told beside the day that was written last and
 * stays as it is until one of the two is mended: whoever writes the beginning of a later period has not come to its end
 * yet.
 */
export function PeriodFields({ name, labels = ['Dal', 'al'], from, to, first, onChange, sx }: Props) {
  const [draft, setDraft] = useState<{ from: string | null; to: string | null; side: Side; over: string } | null>(null)
  const over = `${from} ${to}`
  const wrong = draft !== null && draft.over === over ? draft : null
  const shown = wrong ?? { from, to }

  function change(side: Side, day: string | null) {
    const next = { from: shown.from, to: shown.to, [side]: day }
    const backwards = next.from !== null && next.to !== null && next.to < next.from
    setDraft(backwards ? { ...next, side, over } : null)
    if (!backwards && (next.from !== from || next.to !== to)) onChange(next.from, next.to)
  }
  const field = (side: Side, label: string) => (
    <DatePickerField
      label={label}
      valore={shown[side]}
      min={first}
      told={wrong?.side === side ? TOLD[side] : undefined}
      onChange={(day) => change(side, day)}
    />
  )
  return (
    <Box role="group" aria-label={name} sx={[besides, ...(Array.isArray(sx) ? sx : [sx])]}>
      {field('from', labels[0])}
      {field('to', labels[1])}
    </Box>
  )
}
