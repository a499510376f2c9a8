import { type InferType, object } from 'yup'
import { field, idListRule } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'

// A person whose data the product holds: what is found, handed out and erased of it.
// docs/rules/amministrazione.md#data-of-a-person

/** The rows that are one person's, as whoever administers users has chosen them. */
export const interessatoSchema = object({
  clientePks: field('Clienti', idListRule()),
  preventivoPks: field('Richieste di preventivo', idListRule()),
  offertaPks: field('Offerte', idListRule()),
  confermaPks: field('Conferme d’ordine', idListRule()),
})
export type InteressatoRows = InferType<typeof interessatoSchema>

export const NOTHING_CHOSEN = 'Scegli almeno una riga.'

/** Shortest text that is searched for. */
export const SEARCH_MIN = 3

/** Years that documents of orders are kept after the one of their last day: art. 2220 c.c. */
const YEARS_KEPT = 10

/** The last day on which the documents of an order are kept. @param days of the order, 'YYYY-MM-DD', some unknown */
export function keptUntil(days: readonly (string | null)[]): string {
  const last = days.reduce<string>((latest, day) => (day && day > latest ? day : latest), '')
  return `${Number(last.slice(0, 4)) + YEARS_KEPT}-12-31`
}

const MOST_NAMED = 5

/** Why a person is not erased; null when it may be. @param open numbers of its orders that nobody has finished */
export function notErasableReason(open: readonly string[]): string | null {
  if (open.length === 0) return null
  const named = open.slice(0, MOST_NAMED).join(', ')
  const more = open.length > MOST_NAMED ? ` e altri ${open.length - MOST_NAMED}` : ''
  return open.length === 1
    ? `L’ordine ${named} è aperto: chiudilo, poi i dati si possono cancellare.`
    : `Gli ordini ${named}${more} sono aperti: chiudili, poi i dati si possono cancellare.`
}

/** What stays of an erased person, and until when; '' when nothing does. */
export function keptWords(finoAl: string | null): string {
  return finoAl === null
    ? ''
    : `Fino al ${formatDate(finoAl)} restano, come chiede la legge (art. 2220 c.c.), i documenti degli ordini: ragione sociale, partita IVA e indirizzo, ordini con righe, allegati e luogo di posa, offerte accettate, conferme firmate e mail che li riguardano. Telefono, e-mail, note e tutto il resto si cancellano subito.`
}
