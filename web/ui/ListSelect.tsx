import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

interface Voce<V> {
  valore: V
  testo: string
}

interface Props<V> {
  etichetta: string
  voci: readonly Voce<V>[]
  valore: V | null
  onChange: (value: V | null) => void
  autoFocus?: boolean
  disabled?: boolean
  /** Shown while nothing is chosen: 'Nessun agente'. */
  segnaposto?: string
}

/** One of many, found by writing part of its name; clearable. A value that is not in the list shows as it is. */
export function ListSelect<V extends string | number>(props: Props<V>) {
  const { etichetta, voci, valore, onChange, autoFocus, disabled, segnaposto } = props
  const choice =
    valore === null ? null : (voci.find((item) => item.valore === valore) ?? { valore, testo: `${valore}` })
  return (
    <Autocomplete<Voce<V>>
      value={choice}
      onChange={(_, item) => onChange(item?.valore ?? null)}
      options={[...voci]}
      getOptionLabel={({ testo }) => testo}
      getOptionKey={(item) => item.valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      autoHighlight
      disabled={disabled}
      noOptionsText="Nessun risultato"
      renderInput={({ slotProps, ...parametri }) => (
        <TextField
          {...parametri}
          label={etichetta}
          autoFocus={autoFocus}
          placeholder={segnaposto}
          slotProps={{ ...slotProps, ...(segnaposto ? { inputLabel: { ...slotProps.inputLabel, shrink: true } } : {}) }}
        />
      )}
    />
  )
}
