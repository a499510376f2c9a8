import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type InputHTMLAttributes, type UIEvent, useState } from 'react'
import { useEnterPick } from './enter/useEnterPick.ts'
import { type SearchOptions, useRemoteSearch } from './useRemoteSearch.ts'

/** A choice: its number and what the user reads. */
export interface RemoteOption {
  id: number
  text: string
}

interface Props<V extends RemoteOption> {
  value: V | null
  onChange: (item: V | null) => void
  search: SearchOptions<V>
  /** Label of the field, or just its name for screen readers where the label stands outside. */
  label?: string
  ariaLabel?: string
  disabled?: boolean
  /** Of the input, where a label outside points to it. */
  id?: string
  /** Of the input: `aria-invalid` and the like. */
  attributes?: InputHTMLAttributes<HTMLInputElement>
  /** First choice, which clears: 'Nessun agente'. */
  field?: Partial<TextFieldProps>
  empty?: string
  /** The field was left, and what Enter chose in it is there. */
  onLeave?: () => void
  /** True when Enter takes the first of what was found. */
  atOnce?: boolean
  /** While the choices are on their way. */
  loading?: string
}

/** A select whose choices the server finds. */
export function RemoteAutocomplete<V extends RemoteOption = RemoteOption>({
  value,
  onChange,
  search: lookUp,
  label,
  ariaLabel,
  disabled,
  id,
  attributes,
  field,
  empty = 'Nessun risultato',
  loading = 'Caricamento...',
  atOnce = false,
  onLeave,
}: Props<V>) {
  const [written, setWritten] = useState(value?.text ?? '')
  const [open, setOpen] = useState(false)
  // The text of the chosen entry is no search: opening a filled field shows everything.
  const text = value && written === value.text ? '' : written.trim()
  const search = useRemoteSearch(lookUp, text, open)

  const pick = useEnterPick<V>({
    active: atOnce && open,
    ready: !search.inCorso,
    text,
    search: lookUp,
    settled: () => onLeave?.(),
    take(item) {
      setOpen(false)
      if (item === null) return
      setWritten(item.text)
      onChange(item)
    },
  })

  function scroll(event: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (scrollTop + clientHeight > scrollHeight - 80) search.ancora()
  }

  return (
    <Autocomplete<V>
      id={id}
      value={value}
      onChange={(_, item) => onChange(item)}
      inputValue={written}
      onInputChange={(_, next, reason) => {
        // Leaving the field empties it, but not while its entry is on the way.
        if (pick.pending && reason !== 'input') return
        if (reason === 'input') pick.forget()
        setWritten(next)
      }}
      onKeyDown={pick.onKeyDown}
      onHighlightChange={pick.onHighlightChange}
      autoHighlight={atOnce}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={disabled}
      options={[...search.items]}
      getOptionLabel={(item) => item.text}
      getOptionKey={(item) => item.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(items) => items}
      loading={search.inCorso}
      loadingText={loading}
      noOptionsText={search.fallita ? 'Ricerca non riuscita: riprova' : empty}
      slotProps={{ listbox: { onScroll: scroll } }}
      renderInput={({ slotProps, ...parameters }) => (
        <TextField
          {...parameters}
          {...field}
          {...(pick.missed !== null && { error: true, helperText: `${empty}: «${pick.missed}»` })}
          onBlur={() => !pick.pending && onLeave?.()}
          label={label}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': ariaLabel, ...attributes },
            input: {
              ...slotProps.input,
              endAdornment: (
                <>
                  {(search.inCorso || pick.pending) && <CircularProgress size={16} aria-label={loading} />}
                  {slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  )
}
