import { number, object, string } from 'yup'
import { field, longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

export const INVALID_ADDRESS = 'Inserisci un indirizzo email valido.'

/** Files of one mail together, bytes: what mail servers usually take. */
export const MAIL_FILES_MAX = 20 * 1024 * 1024
export const MAIL_TOO_LARGE = 'Gli allegati superano 20 MB.'

/** Sizes of a mail, in characters. */
const INDIRIZZO_MAX = 254
const NAME_MAX = 200
const OGGETTO_MAX = 300
const BODY_MAX = 100_000

// One address and nothing else: no list, no name, no quoting, nothing that could end a header.
const INDIRIZZO =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** True for a single plain address, `mario.rossi@example.it`. */
export function isAddress(text: string): boolean {
  return text.length <= INDIRIZZO_MAX && INDIRIZZO.test(text) && !text.includes('..')
}

/** An empty one has its own finding: that it is required. */
const emptyOrIndirizzo = (text: string) => text === '' || isAddress(text)

/** A required single mail address. */
export function addressRule(message = INVALID_ADDRESS) {
  return singleLineRule(INDIRIZZO_MAX).required(message).test('indirizzo', INVALID_ADDRESS, emptyOrIndirizzo)
}

/** A single mail address that may be left empty. */
export const optionalAddressRule = () =>
  singleLineRule(INDIRIZZO_MAX).test('indirizzo', INVALID_ADDRESS, emptyOrIndirizzo)

/** The number of a mail. */
export const mailSchema = object({ pk: number().integer().required(REQUIRED_FIELD) })

/** What may be changed in a mail that has not left; the form sends all of it. */
export const mailChangeSchema = object({
  pk: number().integer().required(REQUIRED_FIELD),
  aIndirizzo: field('Indirizzo', addressRule()),
  aNome: field('Nome', singleLineRule(NAME_MAX)),
  oggetto: field('Oggetto', singleLineRule(OGGETTO_MAX).required(REQUIRED_FIELD)),
  corpo: field('Testo', longTextRule(BODY_MAX).required(REQUIRED_FIELD)),
})

/** What any mail must satisfy to enter the outbox. */
export const newMailSchema = object({
  aIndirizzo: string().required(INVALID_ADDRESS).test('indirizzo', INVALID_ADDRESS, emptyOrIndirizzo),
  aNome: singleLineRule(NAME_MAX),
  oggetto: singleLineRule(OGGETTO_MAX).required(REQUIRED_FIELD),
  corpo: string().required(REQUIRED_FIELD).max(BODY_MAX),
})

/**
 * What is said of a mail that has entered the outbox and has not left yet; *inviata* is said once a mail server has it.
 * @param what 'Conferma', 'Mail a Rossi'
 */
export const inUscita = (what: string): string => `${what} in uscita`

export const STATI_MAIL = ['DA_INVIARE', 'IN_INVIO', 'INVIATA', 'FALLITA', 'SOSPESA', 'ANNULLATA'] as const
export type MailStatus = (typeof STATI_MAIL)[number]

/** What can be done by hand to a mail, and in which states (the 'Posta in uscita' page). */
export const mailActions = {
  sospendi: ['DA_INVIARE'],
  riprendi: ['SOSPESA'],
  annulla: ['DA_INVIARE', 'SOSPESA', 'FALLITA'],
  modifica: ['DA_INVIARE', 'SOSPESA', 'FALLITA'],
  riprova: ['DA_INVIARE', 'FALLITA', 'ANNULLATA'],
} as const satisfies Record<string, readonly MailStatus[]>

export type MailAction = keyof typeof mailActions

const REASON: Record<MailStatus, string> = {
  DA_INVIARE: 'Il messaggio è in attesa di essere inviato.',
  IN_INVIO: 'Il messaggio è in corso di invio.',
  INVIATA: 'Il messaggio è già stato inviato.',
  FALLITA: 'L’invio del messaggio è fallito.',
  SOSPESA: 'Il messaggio è sospeso.',
  ANNULLATA: 'Il messaggio è stato annullato.',
}

/** Why an action is not possible now, or null when it is. */
export function whyNotAllowed(action: MailAction, stato: MailStatus): string | null {
  return (mailActions[action] as readonly MailStatus[]).includes(stato) ? null : REASON[stato]
}

/** Tries before a mail is given up: with these waits, about a day. */
export const MAIL_ATTEMPTS = 10
const WAITS = [30, 120, 300, 900, 1800, 3600, 7200, 21_600, 43_200]

/** Seconds to wait after the n-th failed try (from 1); null when it was the last one. */
export function waitAfter(attempt: number): number | null {
  return attempt >= MAIL_ATTEMPTS ? null : (WAITS[attempt - 1] ?? WAITS.at(-1) ?? 0)
}

/** Seconds that a megabyte of attachments may take on a slow line. */
const SECONDS_PER_MB = 10

/** Seconds that a mail's attachments add to the time in which it must have left. */
export function secondsForFiles(bytes: number): number {
  return Math.ceil((bytes / (1024 * 1024)) * SECONDS_PER_MB)
}
