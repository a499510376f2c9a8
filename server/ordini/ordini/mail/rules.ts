// The approntamento mail of an order: its states and its text.
// docs/rules/ordini.md#approntamento-mail
import { mixed, object } from 'yup'
import { INVALID_CHOICE, longTextRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { storedWord } from '#shared/fields/words.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { isBlankHtml } from '#shared/text.ts'
import { addDays } from '../rules.ts'

/** Empty (null) → in attesa → inviata; the last is set by the server alone. */
/** As they are written outside; the database has them in capitals. */
export const STATI_INVIO_MAIL = ['in_attesa_invio', 'inviata'] as const
export type StatoInvioMail = Uppercase<(typeof STATI_INVIO_MAIL)[number]>

/** What the control in the header says. */
export function mailLabel(stato: StatoInvioMail | null): string {
  if (stato === null) return 'Programma mail'
  return stato === 'INVIATA' ? 'Inviata' : 'In attesa invio'
}

/** What of an order decides whether its mail may be planned. */
interface MailFacts {
  statoInvioMail: StatoInvioMail | null
  schedulato: boolean
  dataConsegna: string | Date | null
}

/** Why the mail cannot be planned or changed now, or null when it can. */
export function whyNoMail({ statoInvioMail, schedulato, dataConsegna }: MailFacts): string | null {
  if (statoInvioMail === 'INVIATA') return 'La mail è già stata inviata.'
  if (!schedulato) return 'L’ordine non è schedulato.'
  return dataConsegna ? null : 'L’ordine non ha la data di approntamento.'
}

const DAYS = 7

/** The sentence with the days in which the order is ready: from the approntamento to 7 days later. */
export function intervalText(dataConsegna: string): string {
  const fine = addDays(dataConsegna, DAYS)
  return `La merce sarà pronta dal ${formatDate(dataConsegna)} al ${formatDate(fine)}.`
}

/** The subject of the mail. */
export function mailSubject(numeroCommessa: string): string {
  return `Ordine ${numeroCommessa}: merce pronta`
}

const TEXT_MAX = 50_000

const inUpperCase = (stato: unknown) => (typeof stato === 'string' ? storedWord(stato) : stato)

/** The dialog: a text is required for a mail that is to leave; 'Resetta programmazione' sends a null state. */
export const mailOrdineSchema = object({
  statoInvioMail: mixed<StatoInvioMail>()
    .transform((value, originale) => (originale === '' ? null : inUpperCase(value)))
    .nullable()
    .defined()
    .default(null)
    .test(
      'scelta',
      INVALID_CHOICE,
      (stato) => stato == null || STATI_INVIO_MAIL.some((one) => storedWord(one) === stato),
    )
    .meta({ kind: 'choice', choices: STATI_INVIO_MAIL }),
  testoEmail: longTextRule(TEXT_MAX).when('statoInvioMail', ([stato], schema) =>
    stato
      ? schema.test({
          name: 'vuoto',
          message: REQUIRED_FIELD,
          test: (text) => !isBlankHtml(text ?? ''),
        })
      : schema,
  ),
})
