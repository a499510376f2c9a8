import { object, string } from 'yup'
import { aziendaSchema, siteRule } from '#platform/settings/rules.ts'
import { field, INVALID_CHOICE, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { newUtenteFormSchema } from '../utenti/amministrazione/rules.ts'

/** Rules of the first start, shared by server and page: docs/rules/amministrazione.md#first-start. */

export const CODICE_MISSING =
  'Manca il codice: apri l’indirizzo completo che il programma ha scritto nella console all’avvio.'
export const CODICE_NOT_VALID =
  'Il codice non è valido. Usa l’indirizzo scritto nella console all’ultimo avvio: quelli di prima non valgono più.'
export const CODICE_EXPIRED = 'Il codice è scaduto: vale un’ora. Riavvia il programma, ne scrive un altro.'
export const ALREADY_STARTED = 'Il primo avvio è già stato fatto: accedi con il tuo utente.'
export const AVVIO_UNDER_WAY = 'Qualcun altro sta facendo il primo avvio in questo momento.'
export const USERNAME_DEMO = 'È il nome di un utente dimostrativo: scegline un altro.'

/** What the database is filled with: nothing, an example of a catalogue, all the demo data. */
export const AVVIO_CONTENTS = ['VUOTO', 'CATALOGO', 'DEMO'] as const
export type Content = (typeof AVVIO_CONTENTS)[number]

/** What the page asks. */
export const avvioFormSchema = newUtenteFormSchema
  .pick(['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword'])
  .shape({
    azienda: aziendaSchema,
    telefonoCommerciale: field('Telefono per i preventivi', singleLineRule(40)),
    sito: field('Sito', siteRule()),
    contenuto: string<Content>().oneOf(AVVIO_CONTENTS, INVALID_CHOICE).required(REQUIRED_FIELD),
  })

export const createPrimoUtenteSchema = avvioFormSchema.concat(object({ codice: string().max(200).default('') }))
