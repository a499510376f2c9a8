import { object } from 'yup'
import { CAMPO_OBBLIGATORIO, id, riga, testoLungo } from '../../../../../server/shared/fields/fields.ts'

/** The mail while it is being written: the template it began with, its subject, its body as text. */
export interface ValoriEmail {
  emailTemplate: number | null
  subject: string
  body: string
}

export const emailSchema = object({
  emailTemplate: id(),
  subject: riga(300).required(CAMPO_OBBLIGATORIO),
  body: testoLungo(50_000).required(CAMPO_OBBLIGATORIO),
})
