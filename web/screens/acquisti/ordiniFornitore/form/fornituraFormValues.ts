import { ordineFornitoreSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues } from '#forms/entity/useEntityForm.ts'
import { type ChosenImage, startImage } from '#forms/image/chosenImage.ts'
import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import type { FornituraRow } from '../list/row.ts'

const EMPTY = emptyForm(ordineFornitoreSchema, {
  tipologia: null as string | null,
  stato: TO_DO as string,
  /** The picture of the print, chosen and not yet sent. */
  immagine: startImage(null) as ChosenImage,
})

/** Values of the form. */
export type FornituraFormValues = typeof EMPTY

/** A supplier order as its form begins; an empty one for null. @param ordine of a new one, where it is known */
export function fornituraFormValues(riga: FornituraRow | null, ordine: number | null = null): FornituraFormValues {
  if (!riga) return { ...EMPTY, ordinePk: ordine }
  const { statoNome, immaginePdf, ...fields } = riga
  return formValues(EMPTY, {
    ...fields,
    stato: statoNome,
    immagine: startImage(immaginePdf ?? null),
  })
}

/** What is sent: a picture that is taken away is said, a new one goes up by itself. */
export function writeFornitura(
  fields: Partial<Omit<FornituraFormValues, 'immagine' | 'versione'>>,
  { immagine }: FornituraFormValues,
) {
  return immagine.removed && !immagine.chosen ? { ...fields, removeImmaginePdf: true } : fields
}
