import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { DatePickerField } from '../../../../forms/DatePickerField.tsx'

interface Props {
  nomeFase: string
  etichetta?: string
  /** Another day keeps the hour, as an end does; a start goes to when that day opens. */
  tieneOra?: boolean
  /** 'YYYY-MM-DD HH', or null. */
  valore: string | null
  /** Phases in days begin at midnight: no hour is asked. */
  aGiorni: boolean
  disabled: boolean
  errore: boolean
  descrittoDa?: string
  onChange: (inizio: string | null) => void
}

/** The panel is narrow: the button that clears would hide the year; Appena possibile and Delete clear too. */
const stretto = {
  '& .clearButton': { display: 'none' },
  '& .MuiPickersInputBase-root': { paddingLeft: 1.25, paddingRight: 0.75 },
} as const

const APERTURA = '08'
const ORE = Array.from({ length: 24 }, (_, ora) => String(ora).padStart(2, '0'))

/** Start of a phase: day, and hour where it has one. Emptied, the phase follows those it depends on. */
export function InizioField(props: Props) {
  const {
    nomeFase,
    etichetta = 'Inizio',
    tieneOra = false,
    valore,
    aGiorni,
    disabled,
    errore,
    descrittoDa,
    onChange,
  } = props
  const giorno = valore?.slice(0, 10) ?? null
  const ora = valore?.slice(11, 13) || APERTURA
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: aGiorni ? '1fr' : 'minmax(0, 1fr) 68px', gap: 0.5, ...stretto }}>
      <DatePickerField
        etichetta={etichetta}
        valore={giorno}
        onChange={(nuovo) => {
          // Another day begins when it opens: the hour on screen told where the old day had room.
          if (nuovo !== giorno) onChange(nuovo && `${nuovo} ${aGiorni ? '00' : tieneOra ? ora : APERTURA}`)
        }}
        disabled={disabled}
        errore={errore}
        attributi={{ id: `${etichetta.replace(' ', '-').toLowerCase()}-${nomeFase}`, 'aria-describedby': descrittoDa }}
      />
      {!aGiorni && (
        <TextField
          select
          label="Ora"
          value={giorno ? ora : ''}
          onChange={(event) => onChange(`${giorno} ${event.target.value}`)}
          disabled={disabled || !giorno}
          error={errore}
          slotProps={{ htmlInput: { 'aria-label': `${etichetta} di ${nomeFase}: ora` } }}
        >
          {ORE.map((una) => (
            <MenuItem key={una} value={una}>
              {una}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
