import { object } from 'yup'
import { field, idRule, longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** The mail while it is being written: the template it began with, its subject, its body as html. */
export interface EmailFormValues {
  emailTemplatePk: number | null
  subject: string
  body: string
}

export const emailSchema = object({
  emailTemplatePk: idRule(),
  subject: field('Oggetto', singleLineRule(300).required(REQUIRED_FIELD)),
  body: field('Testo', longTextRule(100_000).required(REQUIRED_FIELD)),
})
