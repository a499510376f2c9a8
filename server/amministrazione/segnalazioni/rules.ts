import { boolean, object } from 'yup'
import { CAMPO_OBBLIGATORIO, riga, testoLungo } from '../../shared/fields/fields.ts'

/** Sizes of a report, in characters: a browser cuts what is longer before sending. */
export const MAX_MESSAGGIO = 2000
export const MAX_STACK = 10_000
export const MAX_URL = 2000

export const riportaProblemaSchema = object({
  messaggio: testoLungo(MAX_MESSAGGIO).required(CAMPO_OBBLIGATORIO),
  stack: testoLungo(MAX_STACK),
  url: riga(MAX_URL),
  riportato: boolean().default(false).required(),
})
