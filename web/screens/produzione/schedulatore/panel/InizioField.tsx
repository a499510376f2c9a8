import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'

interface Props {
  nomeFase: string
  label?: string
  /** Another day keeps the hour, as an end does; a start goes to when that day opens. */
  keepsHour?: boolean
  /** 'YYYY-MM-DD HH', or null. */
  value: string | null
  /** Phases in days begin at midnight: no hour is asked. */
  inDays: boolean
  disabled: boolean
  errore: boolean
  describedBy?: string
  onChange: (inizio: string | null) => void
}

/** The panel is narrow: the button that clears would hide the year; Appena possibile and Delete clear too. */
const narrow = {
  '& .clearButton': { display: 'none' },
  '& .MuiPickersInputBase-root': { paddingLeft: 1.25, paddingRight: 0.75 },
} as const

const APERTURA = '08'
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** Start of a phase: day, and hour where it has one. Emptied, the phase follows those it depends on. */
export function InizioField(props: Props) {
  const {
    nomeFase,
    label = 'Inizio',
    keepsHour = false,
    value,
    inDays,
    disabled,
    errore,
    describedBy,
    onChange,
  } = props
  const day = value?.slice(0, 10) ?? null
  const hour = value?.slice(11, 13) || APERTURA
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: inDays ? '1fr' : 'minmax(0, 1fr) 68px', gap: 0.5, ...narrow }}>
      <DatePickerField
        label={label}
        valore={day}
        onChange={(next) => {
          // Another day begins when it opens: the hour on screen told where the old day had room.
          if (next !== day) onChange(next && `${next} ${inDays ? '00' : keepsHour ? hour : APERTURA}`)
        }}
        disabled={disabled}
        error={errore}
        attributes={{ id: `${label.replace(' ', '-').toLowerCase()}-${nomeFase}`, 'aria-describedby': describedBy }}
      />
      {!inDays && (
        <TextField
          select
          label="Ora"
          value={day ? hour : ''}
          onChange={(event) => onChange(`${day} ${event.target.value}`)}
          disabled={disabled || !day}
          error={errore}
          slotProps={{ htmlInput: { 'aria-label': `${label} di ${nomeFase}: ora` } }}
        >
          {HOURS.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
