import type { OrdineFornitoreInput } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formValues } from '../../../../forms/entity/useEntityForm.ts'
import { type ChosenImage, startImage } from '../../../../forms/image/chosenImage.ts'
import type { FornituraRow } from '../list/row.ts'

type Without = 'ordine' | 'tipologia' | 'fornitore'

/** Values of the form. */
export interface FornituraFormValues extends Omit<OrdineFornitoreInput, Without> {
  ordine: number | null
  tipologia: string | null
  fornitore: number | null
  /** The picture of the print, chosen and not yet sent. */
  immagine: ChosenImage
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
  testoEmail: '',
  testoPdf: '',
  rigaOrdine: null,
  immagine: startImage(null),
  versione: 0,
}

/** A supplier order as its form begins; an empty one for null. @param ordine of a new one, where it is known */
export function fornituraFormValues(riga: FornituraRow | null, ordine: number | null = null): FornituraFormValues {
  if (!riga) return { ...EMPTY, ordine }
  const { ordinePk, fornitorePk, statoNome, rigaOrdinePk, immaginePdf, ...fields } = riga
  return formValues(EMPTY, {
    ...fields,
    ordine: ordinePk,
    fornitore: fornitorePk,
    stato: statoNome,
    rigaOrdine: rigaOrdinePk,
    immagine: startImage(immaginePdf ?? null),
  })
}

/** What is sent: a picture that is taken away is said, a new one goes up by itself. */
export function writeFornitura(
  fields: Partial<Omit<FornituraFormValues, 'immagine' | 'versione'>>,
  { immagine }: FornituraFormValues,
) {
  return immagine.tolta && !immagine.nuova ? { ...fields, removeImmaginePdf: true } : fields
}
