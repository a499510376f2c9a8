import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type InputHTMLAttributes, type UIEvent, useState } from 'react'
import { useEnterPick } from './enter/useEnterPick.ts'
import { type SearchOptions, useRemoteSearch } from './useRemoteSearch.ts'

/** A choice: its number and what the user reads. */
export interface RemoteOption {
  id: number
  testo: string
}

interface Props<V extends RemoteOption> {
  valore: V | null
  onChange: (item: V | null) => void
  cerca: SearchOptions<V>
  /** Label of the field, or just its name for screen readers where the label stands outside. */
  etichetta?: string
  ariaLabel?: string
  disabled?: boolean
  /** Of the input, where a label outside points to it. */
  id?: string
  /** Of the input: `aria-invalid` and the like. */
  attributi?: InputHTMLAttributes<HTMLInputElement>
  /** First choice, which clears: 'Nessun agente'. */
  campo?: Partial<TextFieldProps>
  vuoto?: string
  /** The field was left, and what Enter chose in it is there. */
  onLeave?: () => void
  /** True when Enter takes the first of what was found. */
  subito?: boolean
  /** While the choices are on their way. */
  caricamento?: string
}

/** A select whose choices the server finds. */
export function RemoteAutocomplete<V extends RemoteOption = RemoteOption>({
  valore,
  onChange,
  cerca,
  etichetta,
  ariaLabel,
  disabled,
  id,
  attributi,
  campo,
  vuoto = 'Nessun risultato',
  caricamento = 'Caricamento...',
  subito = false,
  onLeave,
}: Props<V>) {
  const [scritto, setScritto] = useState(valore?.testo ?? '')
  const [aperto, setAperto] = useState(false)
  // The text of the chosen entry is no search: opening a filled field shows everything.
  const text = valore && scritto === valore.testo ? '' : scritto.trim()
  const ricerca = useRemoteSearch(cerca, text, aperto)

  const pick = useEnterPick<V>({
    active: subito && aperto,
    ready: !ricerca.inCorso,
    text,
    search: cerca,
    settled: () => onLeave?.(),
    take(item) {
      setAperto(false)
      if (item === null) return
      setScritto(item.testo)
      onChange(item)
    },
  })

  function scorri(event: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (scrollTop + clientHeight > scrollHeight - 80) ricerca.ancora()
  }

  return (
    <Autocomplete<V>
      id={id}
      value={valore}
      onChange={(_, item) => onChange(item)}
      inputValue={scritto}
      onInputChange={(_, nuovo, reason) => {
        // Leaving the field empties it, but not while its entry is on the way.
        if (pick.pending && reason !== 'input') return
        if (reason === 'input') pick.forget()
        setScritto(nuovo)
      }}
      onKeyDown={pick.onKeyDown}
      onHighlightChange={pick.onHighlightChange}
      autoHighlight={subito}
      open={aperto}
      onOpen={() => setAperto(true)}
      onClose={() => setAperto(false)}
      disabled={disabled}
      options={[...ricerca.voci]}
      getOptionLabel={(item) => item.testo}
      getOptionKey={(item) => item.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(items) => items}
      loading={ricerca.inCorso}
      loadingText={caricamento}
      noOptionsText={ricerca.fallita ? 'Ricerca non riuscita: riprova' : vuoto}
      slotProps={{ listbox: { onScroll: scorri } }}
      renderInput={({ slotProps, ...parametri }) => (
        <TextField
          {...parametri}
          {...campo}
          {...(pick.missed !== null && { error: true, helperText: `${vuoto}: «${pick.missed}»` })}
          onBlur={() => !pick.pending && onLeave?.()}
          label={etichetta}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': ariaLabel, ...attributi },
            input: {
              ...slotProps.input,
              endAdornment: (
                <>
                  {(ricerca.inCorso || pick.pending) && <CircularProgress size={16} aria-label={caricamento} />}
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
