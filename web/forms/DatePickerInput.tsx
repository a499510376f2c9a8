import 'dayjs/locale/it.js'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { itIT } from '@mui/x-date-pickers/locales'
import dayjs, { type Dayjs } from 'dayjs'
import { type InputHTMLAttributes, useState } from 'react'

export interface DatePickerProps {
  /** YYYY-MM-DD, or null. */
  valore: string | null
  /** A whole day, or null; a day half typed does not call it. */
  onChange: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  errore?: boolean
  minimo?: string
  massimo?: string
  /** Label inside the field, for filter bars. */
  etichetta?: string
  attributi?: InputHTMLAttributes<HTMLInputElement>
}

const testi = itIT.components.MuiLocalizationProvider.defaultProps.localeText

/** The theme's touch height, for an input that the theme (shared with the wizard) does not know. */
const touchable = { '@media (pointer: coarse)': { '& .MuiPickersOutlinedInput-root': { minHeight: 44 } } }

/** In a filter bar two buttons of 44 px leave the day no room: there the calendar's dialog empties the field. */
const soloCalendario = { '& .clearButton': { display: 'none' } }

/** `DatePickerField` once its code is there. */
export default function DatePickerInput({
  valore,
  onChange,
  onBlur,
  disabled,
  errore,
  minimo,
  massimo,
  etichetta,
  attributi,
}: DatePickerProps) {
  // A partly typed day is not a value yet: kept here, or the next render would lose its digits.
  const [scritto, setScritto] = useState<{ su: string | null; giorno: Dayjs } | null>(null)
  const tocco = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const aMeta = scritto !== null && scritto.su === valore ? scritto.giorno : null
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it" localeText={testi}>
      <DatePicker
        label={etichetta}
        format="DD-MM-YYYY"
        value={aMeta ?? (valore ? dayjs(valore) : null)}
        onChange={(giorno, { validationError }) => {
          const intero = giorno?.isValid() && giorno.year() > 1900 && validationError !== 'invalidDate'
          setScritto(giorno === null || intero ? null : { su: valore, giorno })
          if (giorno === null) onChange(null)
          else if (intero) onChange(giorno.format('YYYY-MM-DD'))
        }}
        minDate={minimo ? dayjs(minimo) : undefined}
        maxDate={massimo ? dayjs(massimo) : undefined}
        disabled={disabled}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            // Between its parts the field is not left.
            onBlur: ({ currentTarget, relatedTarget }) => {
              if (currentTarget.contains(relatedTarget)) return
              setScritto(null)
              onBlur?.()
            },
            ...(errore ? { error: true } : {}),
            id: attributi?.id,
            sx: [touchable, tocco && etichetta !== undefined && soloCalendario],
          },
          field: { clearable: true },
          actionBar: tocco ? { actions: ['clear', 'cancel', 'accept'] } : undefined,
        }}
      />
    </LocalizationProvider>
  )
}
