import { fornitoreSchema } from '#acquisti/fornitori/rules.ts'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues } from '#forms/entity/useEntityForm.ts'
import { type ChosenImage, startImage } from '#forms/image/chosenImage.ts'
import type { FornitoreRow } from './FornitoreRow.tsx'

const EMPTY = emptyForm(fornitoreSchema, {
  tipologia: null as string | null,
  /** A picture chosen and not yet sent, with the one that there is. */
  immagine: startImage(null) as ChosenImage,
})

/** Values of the form; its picture is no field that is sent: nobody is asked whose stays, the last choice does. */
export type FornitoreFormValues = typeof EMPTY

/** A supplier as its form begins; an empty one for null. */
export function fornitoreFormValues(fornitore: FornitoreRow | null): FornitoreFormValues {
  return { ...formValues(EMPTY, fornitore), immagine: startImage(fornitore?.immagine ?? null) }
}

/** What is sent: a picture that is taken away is said, a new one goes up by itself. */
export function writeFornitore(
  fields: Partial<Omit<FornitoreFormValues, 'immagine' | 'versione'>>,
  { immagine }: FornitoreFormValues,
) {
  return immagine.tolta && !immagine.nuova ? { ...fields, removeImmagine: true } : fields
}
