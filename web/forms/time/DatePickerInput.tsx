import 'dayjs/locale/it.js'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { itIT } from '@mui/x-date-pickers/locales'
import dayjs, { type Dayjs } from 'dayjs'
import { type FocusEvent, type InputHTMLAttributes, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '#shared/formats/formats.ts'
import { atRelease } from '../afterTap.ts'

export interface DatePickerProps {
  /** YYYY-MM-DD, or null. */
  valore: string | null
  /** A whole day, or null; called when the field is left, by Enter and by the calendar, never while one types. */
  onChange: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  error?: boolean
  /** What is wrong with the day, under the field. */
  told?: string
  min?: string
  max?: string
  /** Label inside the field, for filter bars. */
  label?: string
  attributes?: InputHTMLAttributes<HTMLInputElement>
  /** What was written is no day, or is one again; who takes it tells it, otherwise the field does. */
  onFault?: (fault: string | null) => void
}

const texts = itIT.components.MuiLocalizationProvider.defaultProps.localeText

/** The theme's touch height, for an input that the theme (shared with the wizard) does not know. */
const touchable = { '@media (pointer: coarse)': { '& .MuiPickersOutlinedInput-root': { minHeight: 44 } } }

/** In a filter bar two buttons of 44 px leave the day no room: there the calendar's dialog empties the field. */
const onlyCalendario = { '& .clearButton': { display: 'none' } }

const toldSx = { '& .MuiFormHelperText-root': { mx: 0, lineHeight: 1.3 } }

const rootOf = (part: HTMLElement) => part.closest<HTMLElement>('.MuiFormControl-root') ?? part
/** The text of all parts, which the library keeps in a hidden input. */
const textIn = (field: HTMLElement) => field.querySelector('input')?.value ?? ''

const YEARS = [1900, 2199] as const
/** Years of two digits are of this century. */
const CENTURY = 2000

/**
 * The day that a field holds when it is left: 'DD-MM-YYYY', with placeholders for what was not written.
 * @param first first day that may be chosen, YYYY-MM-DD
 * @param last last one
 * @returns the day YYYY-MM-DD, null for an empty field, or what is wrong in Italian
 */
function readTypedDay(text: string, first?: string, last?: string): { day: string | null } | { fault: string } {
  // The parts come with invisible marks of the direction of writing.
  const clean = text.replaceAll(/[^\p{L}\d-]/gu, '')
  if (clean === '') return { day: null }
  const [, dd = '', mm = '', yyyy = ''] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(clean) ?? []
  if (yyyy === '') return { fault: 'Data incompleta' }
  const year = Number(yyyy) < 100 ? CENTURY + Number(yyyy) : Number(yyyy)
  const day = `${String(year).padStart(4, '0')}-${mm}-${dd}`
  if (dayjs(day).format('YYYY-MM-DD') !== day) return { fault: 'Data inesistente' }
  if (year < YEARS[0] || year > YEARS[1]) return { fault: `Anno fra ${YEARS[0]} e ${YEARS[1]}` }
  if (first !== undefined && day < first) return { fault: `Non prima del ${formatDate(first)}` }
  if (last !== undefined && day > last) return { fault: `Non dopo il ${formatDate(last)}` }
  return { day }
}

/** `DatePickerField` once its code is there. */
export default function DatePickerInput({
  valore,
  onChange,
  onBlur,
  disabled,
  error,
  told,
  min,
  max,
  label,
  attributes,
  onFault,
}: DatePickerProps) {
  // What is being written is no value yet: a whole day may still become another one (22-12 on its way to 22-12-2027).
  const [draft, setDraft] = useState<{ over: string | null; day: Dayjs | null } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const committed = useMemo(() => (valore ? dayjs(valore) : null), [valore])
  const writing = draft !== null && draft.over === valore

  const clearing = useRef(false)

  function tell(next: string | null) {
    setFault(next)
    if (next !== fault) onFault?.(next)
  }
  function take(day: string | null) {
    setDraft(null)
    tell(null)
    if (day !== valore) onChange(day)
  }
  /** The written text becomes the value, or what is wrong with it is told and it stays as it is. */
  function commit(text: string) {
    const read = readTypedDay(text, min, max)
    if ('fault' in read) tell(read.fault)
    else take(read.day)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Between its parts the field is not left.
    const field = rootOf(currentTarget)
    if (field.contains(relatedTarget)) return
    // Nor is it while one looks at its calendar, from which the keys come back.
    const calendar = relatedTarget?.closest('[role="dialog"]')
    if (calendar && !calendar.contains(field)) return
    const text = textIn(field)
    // What was told under the field goes with its day, and the button that is being pressed would move away.
    atRelease(() => {
      flushSync(() => commit(text))
      onBlur?.()
    })
  }
  function press(event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) {
    const { currentTarget, nativeEvent } = event
    if (event.key !== 'Enter' || (event.target as HTMLElement).closest('button')) return
    // The library would send the form around with any Enter, before the form hears of it.
    event.defaultMuiPrevented = true
    // The form that hears it next must know the day.
    flushSync(() => commit(textIn(rootOf(currentTarget))))
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    queueMicrotask(() => {
      if (nativeEvent.defaultPrevented) return
      // Enter breaks no line in a part of a day; as in any field, it sends the form that has a button for it.
      nativeEvent.preventDefault()
      const form = currentTarget.closest('form')
      const submitter = form?.querySelector<HTMLElement>('[type="submit"]')
      if (submitter) form?.requestSubmit(submitter)
    })
  }
  const wrong = onFault ? told : (fault ?? told)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it" localeText={texts}>
      <DatePicker
        label={label}
        format="DD-MM-YYYY"
        value={writing ? draft.day : committed}
        onChange={(day, { source }) => {
          if (clearing.current) return
          setDraft({ over: valore, day })
          // A wrong day that is mended is told no longer; a new one is told when it is left.
          if (source === 'field' && fault !== null && day?.isValid()) tell(null)
        }}
        onAccept={(day, { source }) => {
          if (source === 'view' && (day === null || day.isValid())) take(day?.format('YYYY-MM-DD') ?? null)
        }}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        disabled={disabled}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            onBlur: leave,
            onKeyDown: press,
            error: error || wrong !== undefined || fault !== null,
            ...(wrong !== undefined && { helperText: wrong }),
            id: attributes?.id,
            sx: [touchable, toldSx, isTouch && label !== undefined && onlyCalendario],
          },
          field: {
            clearable: true,
            // The button empties the field at once; what the library says of it next is no draft.
            onClear() {
              clearing.current = true
              queueMicrotask(() => {
                clearing.current = false
              })
              take(null)
            },
          },
          // Tab leaves the field by this button, of which the text field hears nothing.
          openPickerButton: { onBlur: leave },
          actionBar: isTouch ? { actions: ['clear', 'cancel', 'accept'] } : undefined,
        }}
      />
    </LocalizationProvider>
  )
}
