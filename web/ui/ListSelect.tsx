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
  onCambia: (valore: V | null) => void
  autoFocus?: boolean
  disabled?: boolean
  /** Shown while nothing is chosen: 'Nessun agente'. */
  segnaposto?: string
}

/** One of many, found by writing part of its name; clearable. A value that is not in the list shows as it is. */
export function ListSelect<V extends string | number>(props: Props<V>) {
  const { etichetta, voci, valore, onCambia, autoFocus, disabled, segnaposto } = props
  const scelta =
    valore === null ? null : (voci.find((voce) => voce.valore === valore) ?? { valore, testo: `${valore}` })
  return (
    <Autocomplete<Voce<V>>
      value={scelta}
      onChange={(_, voce) => onCambia(voce?.valore ?? null)}
      options={[...voci]}
      getOptionLabel={({ testo }) => testo}
      getOptionKey={(voce) => voce.valore}
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
