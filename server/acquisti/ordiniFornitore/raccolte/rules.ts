// What leaves together: the supplier orders of one supplier, material and week. docs/rules/acquisti.md#gathered-orders
import { isAddress } from '#platform/mail/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { isToSend, MAIL_SENT, mailFornituraSchema, WITHOUT_INDIRIZZO } from '../mail/rules.ts'

/** What of a member decides whether all of them may leave. */
interface RaccoltaMember {
  id: number
  emailSentAt: unknown
  /** Name of the state; '' for none. */
  stato: string
  righe: number
}

/**
 * Why the mail of what was gathered may not be sent, in Italian; null when it may.
 * @param email address of the supplier
 */
export function whyNoMailRaccolta(email: string, members: readonly RaccoltaMember[]): string | null {
  if (members.some(({ emailSentAt }) => emailSentAt)) return MAIL_SENT
  if (!isAddress(email)) return WITHOUT_INDIRIZZO
  const ahead = members.find(({ stato }) => !isToSend(stato))
  if (ahead) return `L’ordine fornitore n. ${ahead.id} è già ${ahead.stato}: toglilo dalla raccolta, poi invia la mail.`
  const empty = members.find(({ righe }) => righe === 0)
  return empty ? `L’ordine fornitore n. ${empty.id} non ha righe: toglilo dalla raccolta, poi invia la mail.` : null
}

/** Why a member keeps its supplier and its material. @param pk number of the raccolta */
export const gatheredStays = (pk: number): string =>
  `L’ordine fornitore è nella raccolta n. ${pk}: prima va tolto dalla raccolta.`

/** Why a member stays; null when it may be taken out. */
export const whyNotTakenOut = (member: { raccoltaId: number | null; emailSentAt: unknown }): string | null => {
  if (member.raccoltaId === null) return 'L’ordine fornitore non è in una raccolta.'
  return member.emailSentAt ? 'La mail della raccolta è già partita: l’ordine fornitore resta nella raccolta.' : null
}

/** Why a mail that was given up does not leave again. */
export const changedSince = (pk: number): string =>
  `La raccolta n. ${pk} è cambiata da quando la mail è stata annullata: invia una mail nuova.`
export const GONE_RACCOLTA = 'La raccolta di questa mail non c’è più.'

/** 'settimana del 18-01-2027'; '' where nobody knows it. @param monday 'YYYY-MM-DD' */
export const raccoltaWeekInWords = (monday: string | null | undefined): string =>
  monday ? `settimana del ${formatDate(monday)}` : ''

/** The subject of its mail. */
export const raccoltaSubject = (pk: number, tipologia: string, commesse: readonly string[]): string =>
  `Ordine ${tipologia} – raccolta n. ${pk} (${commesse.length === 1 ? 'commessa' : 'commesse'} ${commesse.join(', ')})`.slice(
    0,
    300,
  )

/** What is sent; an empty text or subject is the one that is offered. */
export const mailRaccoltaSchema = mailFornituraSchema.omit(['allegatoPks'])
