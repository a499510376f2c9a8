import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { type ObjectSchema, object, string } from 'yup'
import { mailOrdineSchema } from '../../../../../server/ordini/ordini/mail/rules.ts'
import { dataIso, formatoOra } from '../../../../../server/shared/formats/formats.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

const ZONA = 'Europe/Rome'

/** The dialog's values; state as the old API writes it, empty for a text that is only kept. */
export interface ValoriMail {
  statoInvioMail: 'in_attesa_invio' | 'inviata' | null
  testoEmail: string
  /** YYYY-MM-DD; null: when the office opens next. */
  giorno: string | null
  /** HH:mm, Italian time. */
  ora: string
}

const ORA = /^([01]\d|2[0-3]):[0-5]\d$/
export const ORA_NON_VALIDA = 'Inserisci un orario valido, per esempio 08:30'

/** The server's rules, and a time that can be read when a day is chosen. */
export const mailSchema: ObjectSchema<{ ora: string | undefined }> = mailOrdineSchema.concat(
  object({
    ora: string().when('giorno', ([giorno], schema) => (giorno ? schema.matches(ORA, ORA_NON_VALIDA) : schema)),
  }),
) as never

/** When it is to leave, as an instant; null: when the office opens next. */
export function istanteInvio({ giorno, ora }: Pick<ValoriMail, 'giorno' | 'ora'>): string | null {
  return giorno && ORA.test(ora) ? dayjs.tz(`${giorno} ${ora}`, ZONA).toISOString() : null
}

/** Day and time, in Italy, of an instant. */
export function giornoEOra(istante: string | null | undefined): Pick<ValoriMail, 'giorno' | 'ora'> {
  return { giorno: dataIso(istante) || null, ora: formatoOra(istante) || '08:00' }
}
