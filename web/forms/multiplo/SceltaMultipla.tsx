import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

interface Voce<V> {
  valore: V
  testo: string
}

interface Props<V> {
  /** Within the field; a field of a form has its label above. */
  etichetta?: string
  voci: readonly Voce<V>[]
  valori: readonly V[]
  onCambia: (valori: V[]) => void
  onEsci?: () => void
  /** How many show while it is not open; all unless told. */
  mostrati?: number
  /** Of the input. */
  attributi?: object
  errore?: boolean
}

/** Some of many, found by writing part of their names; what is chosen is offered no more (spec/001 §5). */
export function SceltaMultipla<V extends string | number>(props: Props<V>) {
  const { etichetta, voci, valori, onCambia, onEsci, mostrati, attributi, errore } = props
  const scelte = valori.map((valore) => voci.find((voce) => voce.valore === valore) ?? { valore, testo: `${valore}` })
  return (
    <Autocomplete<Voce<V>, true>
      multiple
      limitTags={mostrati}
      disableCloseOnSelect
      filterSelectedOptions
      options={[...voci]}
      value={scelte}
      onChange={(_, nuove) => onCambia(nuove.map(({ valore }) => valore))}
      onBlur={onEsci}
      getOptionLabel={({ testo }) => testo}
      getOptionKey={({ valore }) => valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      noOptionsText="Nessun risultato"
      renderInput={(parametri) => (
        <TextField
          {...parametri}
          label={etichetta}
          error={errore}
          slotProps={{
            ...parametri.slotProps,
            htmlInput: { ...parametri.slotProps.htmlInput, ...attributi },
          }}
        />
      )}
    />
  )
}
