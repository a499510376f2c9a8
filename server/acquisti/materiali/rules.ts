// Materials: the rules of one, and why one stays.

import { object } from 'yup'
import { booleanRule, field, labelsOf, singleLineRule } from '#shared/fields/fields.ts'
import { searchFilter } from '#shared/fields/filters.ts'
import { type Use, usesInWords } from '#shared/uses/uses.ts'
import { columnsFields, type MaterialeColumns, noColumnReason, righeColumnsSchema } from './columns/rules.ts'

export const NAME_MAX = 100

export const NAME_ALREADY_USED = 'Esiste già un materiale con questo nome.'
const NAME_WITHOUT_LETTERS = 'Il nome deve avere almeno una lettera o una cifra.'
export const NAME_LOCKED = 'Il materiale è legato alla schedulazione: il nome non si può cambiare.'
export const TIED_TO_SCHEDULAZIONE = 'Il materiale è legato alla schedulazione: non si può eliminare.'

/** What is written of a material. */
export interface MaterialeInput extends MaterialeColumns {
  nome: string
  /** Reminds of supplier orders of this material that are missing. */
  showReminderOrdineFornitore: boolean
}

// A name of dots alone is no segment of an address.
const name = singleLineRule(NAME_MAX)
  .required()
  .test('lettere', NAME_WITHOUT_LETTERS, (name) => !name || /[\p{L}\p{N}]/u.test(name))

const header = {
  nome: field('Nome', name, 'Name, unique: suppliers and supplier orders call it so.'),
  showReminderOrdineFornitore: field(
    'Reminder Ordine Fornitore',
    booleanRule(false),
    'Reminds of supplier orders of this material that are missing.',
  ),
}

/** What a material has beside its columns. */
export const materialeHeaderSchema = object(header)

/** A material as it is sent; orders and titles must be of its columns. */
export const materialeSchema = object({ ...header, ...columnsFields }).test('colonne', (materiale, ctx) => {
  const reason = noColumnReason(materiale)
  return reason === null || ctx.createError({ path: reason[0], message: reason[1] })
})

/** The form of a material: its columns as rows. */
export const materialeFormSchema = object({ ...header, colonne: field('Colonne', righeColumnsSchema) })

/** What the fields of a material are called. */
export const materialeLabels = labelsOf(materialeFormSchema)

/** Why a material that is named somewhere stays; null when it is named nowhere. */
export function materialeInUseReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il materiale è usato da ${words}: non si può eliminare.`
}

/** The filters of the materials. */
export const materialiFilters = {
  search: searchFilter('Every word of name and columns, any order, case and accents folded.', { url: 'search' }),
}
