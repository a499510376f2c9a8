import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { object, string } from 'yup'
import { mailOrdineSchema } from '#ordini/ordini/mail/rules.ts'
import { formatTime, isoDate } from '#shared/formats/formats.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

const ZONA = 'Europe/Rome'

/** The dialog's values; state as the old API writes it, empty for a text that is only kept. */
export interface MailFormValues {
  statoInvioMail: 'in_attesa_invio' | 'inviata' | null
  testoEmail: string
  /** YYYY-MM-DD; null: when the office opens next. */
  giorno: string | null
  /** HH:mm, Italian time. */
  ora: string
}

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/
export const INVALID_SEND_TIME = 'Inserisci un orario valido, per esempio 08:30'

/** The server's rules, and a time that can be read when a day is chosen. */
export const ordineMailFormSchema = mailOrdineSchema.concat(
  object({
    ora: string().when('giorno', ([day], schema) => (day ? schema.matches(HOUR, INVALID_SEND_TIME) : schema)),
  }),
)

/** When it is to leave, as an instant; null: when the office opens next. */
export function sendInstant({ giorno, ora }: Pick<MailFormValues, 'giorno' | 'ora'>): string | null {
  return giorno && HOUR.test(ora) ? dayjs.tz(`${giorno} ${ora}`, ZONA).toISOString() : null
}

/** Day and time, in Italy, of an instant. */
export function dayAndTime(instant: string | null | undefined): Pick<MailFormValues, 'giorno' | 'ora'> {
  return { giorno: isoDate(instant) || null, ora: formatTime(instant) || '08:00' }
}
