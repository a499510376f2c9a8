import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

/** What is asked of an import of rows. */
export interface RigheOptions {
  readonly soloOrdini: boolean
  readonly generaOrdini: boolean
  readonly raggruppaRighe: boolean
  readonly colonnaRigaOrdine: boolean
}

export const NO_RIGHE_OPTIONS: RigheOptions = {
  soloOrdini: false,
  generaOrdini: false,
  raggruppaRighe: false,
  colonnaRigaOrdine: false,
}

const LABELS: Readonly<Record<keyof RigheOptions, string>> = {
  soloOrdini: 'Importa solo gli ordini',
  generaOrdini: 'Genera gli ordini a fornitore',
  raggruppaRighe: 'Raggruppa le righe uguali',
  colonnaRigaOrdine: 'Importa la colonna riga ordine',
}

interface Props {
  choices: RigheOptions
  disabled: boolean
  /** Of one order that is there: none is to be added. */
  conOrdine: boolean
  onChoose: (choices: RigheOptions) => void
}

/** The options of an import of rows; where only orders are wanted, the others have nothing to say. */
export function ImportRigheOptions({ choices, disabled, conOrdine, onChoose }: Props) {
  const names = (Object.keys(LABELS) as (keyof RigheOptions)[]).filter((name) => name !== 'soloOrdini' || !conOrdine)
  return names.map((name) => (
    <FormControlLabel
      key={name}
      disabled={disabled || (name !== 'soloOrdini' && choices.soloOrdini)}
      control={<Checkbox checked={choices[name]} onChange={(_event, si) => onChoose({ ...choices, [name]: si })} />}
      label={LABELS[name]}
    />
  ))
}
