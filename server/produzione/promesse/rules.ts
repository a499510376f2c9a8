// The days that customers were told.
import { object } from 'yup'
import { dayRule, field, idRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** How a day came to a customer. */
export const ORIGINI_PROMESSA = ['PRIMA_DATA', 'CONFERMA', 'MAIL', 'OFFERTA'] as const
export const ORIGINE_PROMESSA_LABELS: Readonly<Record<(typeof ORIGINI_PROMESSA)[number], string>> = {
  PRIMA_DATA: 'Prima data possibile',
  CONFERMA: 'Conferma d’ordine',
  MAIL: 'Mail di approntamento',
  OFFERTA: 'Offerta',
}

/** Past promises at 80 % below which nothing is said, and below which nothing is learned. */
export const SAID_FROM = 10
export const LEARNED_FROM = 20

/** What can be said of the promises at 80 %. */
export const GIUDIZI = ['attende', 'tiene', 'caso', 'larghe', 'strette'] as const
export type GiudizioPromesse = (typeof GIUDIZI)[number]

const toldRule = field('Data promessa', dayRule().required(REQUIRED_FIELD), 'The day that the customer was told.')

export const addPromessaSchema = object({ ordinePk: idRule(), giorno: toldRule })

export const addPromessaPreventivoSchema = object({ preventivoPk: idRule(), giorno: toldRule })

export const promessaSchema = object({ pk: idRule() })

/** Days from today beyond which nobody promises anything. */
export const PROMESSA_MAX = 730
export const PROMESSA_PAST = 'La data promessa è già passata.'
export const PROMESSA_TOO_FAR = 'La data promessa è a più di due anni da oggi.'
export const TOLD_BY_MAIL = 'Questa data è stata scritta al cliente per mail: resta.'
