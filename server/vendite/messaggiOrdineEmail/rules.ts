// Texts that can be added to the mail of an order.
// docs/rules/vendite.md#mail-texts
import { object } from 'yup'
import { riga, testoLungo } from '../../shared/fields/fields.ts'

/** Length of the rich text as it is stored, tags included. */
const TESTO_MAX = 50_000

/** The form of a text: the title is required. */
export const messaggioOrdineEmailSchema = object({
  titolo: riga(200).required(),
  testo: testoLungo(TESTO_MAX),
})
