import { boolean, mixed, object } from 'yup'
import { field, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** Rules of the passkeys, shared by server and screens. */

export const PASSKEY_NOT_ACCEPTED = 'La passkey non è stata accettata: riprova, o entra con la password.'
/** Of one user: devices, not people. */
export const PASSKEYS_MAX = 20

/** What a device has answered, as browsers write it; the library looks into it. */
const answer = () => mixed<object>().required(REQUIRED_FIELD)

export const confirmPasskeySchema = object({
  nome: field('Nome', singleLineRule(100).required(REQUIRED_FIELD)),
  risposta: answer(),
})

export const loginConPasskeySchema = object({
  risposta: answer(),
  ricordami: boolean().default(false).required(),
})
