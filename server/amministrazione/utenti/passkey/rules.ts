import { boolean, mixed, object } from 'yup'
import { field, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** Rules of the passkeys, shared by server and screens. */

export const PASSKEY_NOT_ACCEPTED = 'La passkey non è stata accettata: riprova, o entra con la password.'
/** What a device calls its key is one name, and opens one user: nobody is told whose. */
export const PASSKEY_TAKEN = 'Questa passkey è già registrata: usa quella, o creane un’altra su questo dispositivo.'
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
