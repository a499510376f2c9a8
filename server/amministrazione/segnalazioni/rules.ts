import { boolean, object } from 'yup'
import { longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** Sizes of a report, in characters: a browser cuts what is longer before sending. */
export const MAX_MESSAGE = 2000
export const MAX_STACK = 10_000
export const MAX_URL = 2000

export const reportProblemaSchema = object({
  messaggio: longTextRule(MAX_MESSAGE).required(REQUIRED_FIELD),
  stack: longTextRule(MAX_STACK),
  url: singleLineRule(MAX_URL),
  riportato: boolean().default(false).required(),
})
