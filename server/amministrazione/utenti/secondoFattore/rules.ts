import { object, string } from 'yup'
import { field, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** Rules of the second factor, shared by server and screens. */

/** How many codes stand in for a lost phone. */
export const RECOVERY_CODES = 10

export const CODICE_REQUIRED = 'Scrivi il codice dell’app di autenticazione.'
export const PASSKEY_REQUIRED = 'Usa la tua passkey: è il tuo secondo fattore.'
export const CODICE_WRONG = 'Il codice non è giusto o è già stato usato.'
export const FACTOR_TO_ACTIVATE =
  'Per il tuo ruolo serve il secondo fattore: attivalo dalla pagina di accesso, con un’app di autenticazione.'
export const FACTOR_REQUIRED = 'Per il tuo ruolo il secondo fattore è obbligatorio: non si può togliere.'

const password = () => field('Password attuale', string().required(REQUIRED_FIELD).max(200))
const codice = () => string().trim().required(REQUIRED_FIELD).max(60)

export const prepareSecondoFattoreSchema = object({ password: password() })
export const confirmSecondoFattoreSchema = object({ codice: field('Codice dell’app', codice()) })
/** What it is set up with where the login wants it: nobody is in yet. */
export const prepareAccessSchema = object({
  username: string().required(REQUIRED_FIELD).max(150),
  password: password(),
})
/** What a second factor is changed or removed with: both factors. */
export const withSecondoFattoreSchema = object({
  password: password(),
  codice: field('Codice dell’app o di recupero', codice()),
})

/** A code as it is compared: apps and people put blanks and dashes between the characters. */
export const codiceWithoutSpaces = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
