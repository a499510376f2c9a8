// What a customer may do on the page of a confirmation.
import { object, string } from 'yup'
import { longTextRule, singleLineRule } from '#shared/fields/fields.ts'
import { visitorToken } from '#shared/fields/visitorToken.ts'

export const ALREADY_SIGNED = 'Il preventivo è già stato firmato.'
export const ALREADY_SENT = 'L’ordine è già stato confermato: per ogni altra cosa rispondi alla mail.'
export const CODICE_FIRMA_WRONG = 'Il codice non è giusto o è scaduto: fattene mandare un altro.'
export const MESSAGES_MAX = 50
export const TOO_MANY_MESSAGES = 'Hai già scritto molti messaggi: telefona o rispondi alla mail.'

/** Letters of a drawn signature: a picture of some 30 kB, which a visitor's request may carry. */
const FIRMA_MAX = 45_000
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/

/** The signature on the screen: who signs, the drawing, and that they accept. */
export const firmaSchema = object({
  token: visitorToken,
  nome: singleLineRule(200).required('Scrivi nome e cognome'),
  firma: string()
    .strict()
    .defined()
    .default('')
    .max(FIRMA_MAX, 'La firma è troppo grande: cancellala e firma di nuovo.')
    .matches(PNG, 'Firma nel riquadro'),
  /** Sent to the customer's address, where the product sends mails. */
  codice: string().trim().max(20).default(''),
  accetto: string()
    .oneOf(['si'], 'Per firmare devi accettare il preventivo')
    .required('Per firmare devi accettare il preventivo'),
})

/** A message to the house. */
export const messaggioClienteSchema = object({
  token: visitorToken,
  note: longTextRule(2000).required('Scrivi il messaggio'),
})

/** Enough of an address for whom it belongs to: `m•••@example.com`. */
export const partOfAddress = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`
