import { object, string } from 'yup'
import { REQUIRED_FIELD } from '../../../shared/fields/fields.ts'

/** Rules of the second factor, shared by server and screens. */

/** How many codes stand in for a lost phone. */
export const RECOVERY_CODES = 10

export const CODICE_RICHIESTO = 'Scrivi il codice dell’app di autenticazione.'
export const CODICE_SBAGLIATO = 'Il codice non è giusto o è già stato usato.'

const password = () => string().required(REQUIRED_FIELD).max(200)
const codice = () => string().trim().required(REQUIRED_FIELD).max(60)

export const preparaSecondoFattoreSchema = object({ password: password() })
export const confermaSecondoFattoreSchema = object({ codice: codice() })
/** What a second factor is changed or removed with: both factors. */
export const conSecondoFattoreSchema = object({ password: password(), codice: codice() })

/** A code as it is compared: apps and people put blanks and dashes between the characters. */
export const codiceSenzaSpazi = (testo: string): string => testo.replace(/[\s-]/g, '').toUpperCase()
