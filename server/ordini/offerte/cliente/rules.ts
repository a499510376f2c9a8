// What a customer may do on the page of an offer.
import { object } from 'yup'
import { idRule, longTextRule, singleLineRule } from '#shared/fields/fields.ts'
import { tokenSchema } from '#shared/fields/visitorToken.ts'
import { firmaSchema } from '../../conferme/cliente/rules.ts'
import { rifiutoFields } from '../rules.ts'

/** The acceptance: which alternative, and the signature on the screen. */
export const accettazioneSchema = firmaSchema.concat(object({ alternativaPk: idRule('Scegli un’alternativa') }))

/** The refusal: a cause, words, and who says so. */
export const rifiutoClienteSchema = tokenSchema.concat(object({ ...rifiutoFields, nome: singleLineRule(200) }))

/** A question to the house. */
export const domandaSchema = tokenSchema.concat(object({ note: longTextRule(2000).required('Scrivi la domanda') }))
