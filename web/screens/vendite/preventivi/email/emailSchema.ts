import { object } from 'yup'
import { idRule, longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** The mail while it is being written: the template it began with, its subject, its body as html. */
export interface EmailFormValues {
  emailTemplatePk: number | null
  subject: string
  body: string
}

export const emailSchema = object({
  emailTemplatePk: idRule(),
  subject: singleLineRule(300).required(REQUIRED_FIELD),
  body: longTextRule(100_000).required(REQUIRED_FIELD),
})
