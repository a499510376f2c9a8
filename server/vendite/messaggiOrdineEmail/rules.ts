// Texts that can be added to the mail of an order.

import { type InferType, object } from 'yup'
import { field, longTextRule, singleLineRule } from '#shared/fields/fields.ts'
import { searchFilter, sinceFilter } from '#shared/fields/filters.ts'

/** Length of the rich text as it is stored, tags included. */
const TEXT_MAX = 50_000

/** The fields of a text. */
export const messaggioOrdineEmailSchema = object({
  titolo: field('Titolo', singleLineRule(200).required()),
  testo: field('Testo', longTextRule(TEXT_MAX), 'Rich text: what is not on the white list is taken out.'),
})

export type MessaggioOrdineEmailInput = InferType<typeof messaggioOrdineEmailSchema>

/** The filters of the texts for the mails of orders. */
export const messaggiOrdineEmailFilters = {
  search: searchFilter('Every word, in the title or in the text.', { url: 'search' }),
  aggiornatoDopo: sinceFilter(),
}
