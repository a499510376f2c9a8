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

const ETICHETTE: Readonly<Record<keyof RigheOptions, string>> = {
  soloOrdini: 'Importa solo gli ordini',
  generaOrdini: 'Genera gli ordini a fornitore',
  raggruppaRighe: 'Raggruppa le righe uguali',
  colonnaRigaOrdine: 'Importa la colonna riga ordine',
}

interface Props {
  scelte: RigheOptions
  disabled: boolean
  /** Of one order that is there: none is to be added. */
  conOrdine: boolean
  onScegli: (scelte: RigheOptions) => void
}

/** The options of an import of rows; where only orders are wanted, the others have nothing to say. */
export function ImportRigheOptions({ scelte, disabled, conOrdine, onScegli }: Props) {
  const names = (Object.keys(ETICHETTE) as (keyof RigheOptions)[]).filter((nome) => nome !== 'soloOrdini' || !conOrdine)
  return names.map((nome) => (
    <FormControlLabel
      key={nome}
      disabled={disabled || (nome !== 'soloOrdini' && scelte.soloOrdini)}
      control={<Checkbox checked={scelte[nome]} onChange={(_evento, si) => onScegli({ ...scelte, [nome]: si })} />}
      label={ETICHETTE[nome]}
    />
  ))
}
