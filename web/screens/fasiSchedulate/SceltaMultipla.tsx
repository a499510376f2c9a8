import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

interface Voce<V> {
  valore: V
  testo: string
}

interface Props<V> {
  etichetta: string
  voci: readonly Voce<V>[]
  valori: readonly V[]
  onCambia: (valori: V[]) => void
}

/** Some of many, found by writing part of their names. */
export function SceltaMultipla<V extends string | number>({ etichetta, voci, valori, onCambia }: Props<V>) {
  const scelte = valori.map((valore) => voci.find((voce) => voce.valore === valore) ?? { valore, testo: `${valore}` })
  return (
    <Autocomplete<Voce<V>, true>
      multiple
      limitTags={1}
      disableCloseOnSelect
      options={[...voci]}
      value={scelte}
      onChange={(_, nuove) => onCambia(nuove.map(({ valore }) => valore))}
      getOptionLabel={({ testo }) => testo}
      getOptionKey={({ valore }) => valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      noOptionsText="Nessun risultato"
      renderInput={(parametri) => <TextField {...parametri} label={etichetta} />}
    />
  )
}
