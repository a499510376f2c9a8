// The mail of a supplier order: when it may leave, and what it says.
import { object } from 'yup'
import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { field, idListRule, idRule, longTextRule, optionalDayRule, singleLineRule } from '#shared/fields/fields.ts'
import { expectedAfter, type TempoColumns, tempoOf } from '../../fornitori/rules.ts'

/** The state that sending gives, where the list has it. */
export const SENT = 'INVIATO'

export const MAIL_SENT = 'La mail è già stata inviata.'
export const WITHOUT_INDIRIZZO = 'Il fornitore non ha un indirizzo e-mail.'
const WITHOUT_RIGHE = 'L’ordine fornitore non ha righe.'
export const CHANGED = 'L’ordine fornitore è cambiato mentre veniva stampato: riprova.'
export const SENT_WITH_ANOTHER = 'L’ordine fornitore è già stato inviato con un’altra mail.'
export const DELETED_ORDINE = 'L’ordine fornitore di questa mail è stato eliminato.'

/** What of a supplier order decides whether its mail may leave. */
interface MailFornituraFacts {
  emailSentAt: unknown
  /** Name of the state; '' for none. */
  stato: string
  /** Address of the supplier. */
  email: string
  righe: number
  /** Number of what it leaves together with; null when it leaves by itself. */
  raccoltaId: number | null
}

/** Whether its supplier knows nothing of a supplier order in this state: without one, or DA_FARE. */
export const isToSend = (stato: string): boolean => stato === '' || stato === TO_DO

/** Why the mail of a supplier order may not be sent, in Italian; null when it may. */
export function whyNoMailFornitura(facts: MailFornituraFacts): string | null {
  const { emailSentAt, stato, email, righe, raccoltaId } = facts
  if (emailSentAt) return MAIL_SENT
  if (raccoltaId !== null) return `L’ordine fornitore parte con la raccolta n. ${raccoltaId}: la mail è della raccolta.`
  if (!isToSend(stato)) return `Lo stato è ${stato}: la mail non si può più inviare.`
  if (!isAddress(email)) return WITHOUT_INDIRIZZO
  return righe === 0 ? WITHOUT_RIGHE : null
}

/** The subject of the mail. */
export function fornituraSubject(numeroCommessa: string, tipologia: string, pk: number): string {
  return `Ordine ${numeroCommessa} – ${tipologia} n. ${pk}`
}

/** What is sent; an empty text or subject is the one that is offered. */
export const mailFornituraSchema = object({
  pk: idRule(),
  oggetto: field('Oggetto', singleLineRule(300)),
  testoEmail: field('Testo', longTextRule(50_000)),
  dataConsegna: field(
    'Consegna prevista',
    optionalDayRule(),
    'When it is expected; the day that is offered when missing.',
  ),
  /** Attachments of the supplier order that go along with its print. */
  allegatoPks: idListRule(20),
})

/**
 * When a supplier order that leaves today is expected: on the day that it has, else the lead time of its supplier after
 * it leaves, or after a later day for which it was ordered. Days are 'YYYY-MM-DD'.
 */
export function offeredDay(
  ordine: { dataConsegna: string | null; dataOrdine: string | null; tipologia: string; fornitore: TempoColumns },
  today: string,
): string {
  const { dataConsegna, dataOrdine, tipologia, fornitore } = ordine
  if (dataConsegna !== null) return dataConsegna
  const from = dataOrdine !== null && dataOrdine > today ? dataOrdine : today
  return expectedAfter(from, { ...fornitore, tempo: tempoOf(fornitore, tipologia) })
}
