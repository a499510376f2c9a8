/** The value that is chosen of an option. */
export interface ChosenOpzione {
  opzionePk: number
  valorePk: number
}

/** A window to be priced: what is chosen of the catalogue, whole millimetres, pieces and leaves. */
export interface Finestra {
  tipoSerramentoPk: number
  famigliaPk: number
  opzioni: readonly ChosenOpzione[]
  tipoAperturaPk: number | null
  accessoriPks: readonly number[]
  altezza: number
  larghezza: number
  quantita: number
  ante: number
}
