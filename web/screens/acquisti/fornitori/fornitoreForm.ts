import {
  closingPeriodsInWords,
  fornitoreSchema,
  type MaterialeFornito,
  materialiInWords,
  type PeriodoChiusura,
  weekdaysInWords,
} from '#acquisti/fornitori/rules.ts'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues } from '#forms/entity/useEntityForm.ts'
import { type ChosenImage, startImage } from '#forms/image/chosenImage.ts'
import type { FornitoreRow } from './FornitoreRow.tsx'

/** A material beside the first that is being written. */
export interface MaterialeForm {
  tipologia: string | null
  tempo: number | null
  isDefault: boolean
}

/** A period of closure that is being written. */
export type ClosingPeriodForm = { [Day in keyof PeriodoChiusura]: string | null }

const EMPTY = emptyForm(fornitoreSchema, {
  tipologia: null as string | null,
  altriMateriali: [] as MaterialeForm[],
  giorniChiusura: [] as number[],
  periodiChiusura: [] as ClosingPeriodForm[],
  /** A picture chosen and not yet sent, with the one that there is. */
  immagine: startImage(null) as ChosenImage,
})

/** Values of the form; its picture is no field that is sent: nobody is asked whose stays, the last choice does. */
export type FornitoreFormValues = typeof EMPTY

/** A supplier as its form begins; an empty one for null. */
export function fornitoreFormValues(fornitore: FornitoreRow | null): FornitoreFormValues {
  return { ...formValues(EMPTY, fornitore), immagine: startImage(fornitore?.immagine ?? null) }
}

/** The periods that have both days: all of them, once the rules have been asked. */
const complete = (periods: readonly ClosingPeriodForm[]): PeriodoChiusura[] =>
  periods.flatMap(({ dal, al }) => (dal && al ? [{ dal, al }] : []))

const completeMateriali = (others: readonly MaterialeForm[]): MaterialeFornito[] =>
  others.flatMap(({ tipologia, tempo, isDefault }) =>
    tipologia !== null && tempo !== null ? [{ tipologia, tempo, isDefault }] : [],
  )

/** Fields as the dialog of two versions shows them. */
export const fornitoreShown = {
  tempo: (tempo: number) => `${tempo} giorni`,
  altriMateriali: materialiInWords,
  giorniChiusura: weekdaysInWords,
  periodiChiusura: (periods: readonly ClosingPeriodForm[]) => closingPeriodsInWords(complete(periods)),
}

/** What is sent: a picture that is taken away is said, a new one goes up by itself. */
export function writeFornitore(
  { altriMateriali, periodiChiusura, ...fields }: Partial<Omit<FornitoreFormValues, 'immagine' | 'versione'>>,
  { immagine }: FornitoreFormValues,
) {
  return {
    ...fields,
    ...(altriMateriali && { altriMateriali: completeMateriali(altriMateriali) }),
    ...(periodiChiusura && { periodiChiusura: complete(periodiChiusura) }),
    ...(immagine.removed && !immagine.chosen && { removeImmagine: true }),
  }
}
