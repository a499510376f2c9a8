import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
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
  onChange: (values: V[]) => void
  onEsci?: () => void
  /** How many show while it is not open; all by default. */
  mostrati?: number
  /** All in one chip, where there may be hundreds: '37 ordini'. */
  insieme?: (quanti: number) => string
  /** Of the input. */
  attributi?: object
  errore?: boolean
}

/** Some of many, found by writing part of their names; what is chosen is offered no more. */
export function MultiSelect<V extends string | number>(props: Props<V>) {
  const { etichetta, voci, valori, onChange, onEsci, mostrati, insieme, attributi, errore } = props
  const choices = valori.map((valore) => voci.find((item) => item.valore === valore) ?? { valore, testo: `${valore}` })
  return (
    <Autocomplete<Voce<V>, true>
      multiple
      limitTags={mostrati}
      disableCloseOnSelect
      filterSelectedOptions
      options={[...voci]}
      value={choices}
      onChange={(_, nuove, reason) => {
        // Backspace in the empty field would take away one that is not seen.
        if (insieme && reason === 'removeOption') return
        onChange(nuove.map(({ valore }) => valore))
      }}
      onBlur={onEsci}
      getOptionLabel={({ testo }) => testo}
      getOptionKey={({ valore }) => valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      noOptionsText={valori.length > 0 && valori.length === voci.length ? 'Sono già tutti scelti' : 'Nessun risultato'}
      renderValue={insieme && ((tutte) => <Chip label={insieme(tutte.length)} />)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={etichetta}
          error={errore}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, ...attributi },
          }}
        />
      )}
    />
  )
}
