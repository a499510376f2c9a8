import { type ExtraEntry, extraMap } from '#acquisti/righeOrdineFornitore/rules.ts'
import { formValues } from '#forms/entity/useEntityForm.ts'
import { extraOf, type ShownRigaFornitore } from '../rows.ts'

const TEXTS = ['codice', 'descrizione', 'um', 'spessore', 'stampato', 'misure', 'misureVetro', 'sezione'] as const

/** Values of the form. */
export interface RigaFornitoreFormValues extends Record<(typeof TEXTS)[number], string> {
  tipologia: string | null
  fornitorePk: number | null
  quantita: number | null
  rigaOrdinePk: number | null
  /** By name. */
  extraFields: readonly ExtraEntry[]
  versione: number
}

const EMPTY: RigaFornitoreFormValues = {
  tipologia: null,
  fornitorePk: null,
  quantita: null,
  rigaOrdinePk: null,
  extraFields: [],
  versione: 0,
  codice: '',
  descrizione: '',
  um: '',
  spessore: '',
  stampato: '',
  misure: '',
  misureVetro: '',
  sezione: '',
}

/** A row as its form begins; an empty one for null. */
export function rigaFornitoreFormValues(riga: ShownRigaFornitore | null): RigaFornitoreFormValues {
  return riga ? formValues(EMPTY, { ...riga, extraFields: extraOf(riga) }) : EMPTY
}

/** What is sent: the free fields as a map. */
export function writeRigaFornitore({ extraFields, ...fields }: Partial<Omit<RigaFornitoreFormValues, 'versione'>>) {
  return extraFields ? { ...fields, extraFields: { ...extraMap(extraFields) } } : fields
}
