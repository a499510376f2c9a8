import type { OrdineFornitoreInput } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formValues } from '../../../../forms/entity/useEntityForm.ts'
import type { FornituraRow } from '../list/row.ts'

type Without = 'ordine' | 'tipologia' | 'fornitore' | 'testoEmail' | 'testoPdf' | 'rigaOrdine'

/** Values of the form. */
export interface FornituraFormValues extends Omit<OrdineFornitoreInput, Without> {
  ordine: number | null
  tipologia: string | null
  fornitore: number | null
  versione: number
}

const EMPTY: FornituraFormValues = {
  ordine: null,
  tipologia: null,
  fornitore: null,
  stato: 'DA_FARE',
  valorePercentuale: null,
  numeroDocumento: '',
  dataOrdine: null,
  dataConsegna: null,
  dataArrivo: null,
  note: '',
  domanda1: null,
  domanda2: null,
  domanda3: null,
  domanda1Legno: null,
  domanda2Legno: '',
  rilievo: null,
  co: null,
  magazzino: null,
  rivendita: false,
  costoMateriale: null,
  venditaMateriale: null,
  versione: 0,
}

/** A supplier order as its form begins; an empty one for null. */
export function fornituraFormValues(riga: FornituraRow | null): FornituraFormValues {
  if (!riga) return EMPTY
  const { ordinePk, fornitorePk, statoNome, ...fields } = riga
  return formValues(EMPTY, { ...fields, ordine: ordinePk, fornitore: fornitorePk, stato: statoNome })
}
