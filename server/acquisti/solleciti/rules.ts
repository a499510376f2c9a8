// Asking suppliers where their late orders are: who is asked, and with what words. docs/rules/acquisti.md#solleciti
import { object } from 'yup'
import { isAddress } from '#platform/mail/rules.ts'
import { booleanRule, idListRule } from '#shared/fields/fields.ts'

/** Suppliers that are asked at once at most, and late orders that a mail lists. */
export const SOLLECITI_MAX = 200

export const SOLLECITO_WITHOUT_INDIRIZZO = 'Il fornitore non ha un indirizzo e-mail.'
export const SOLLECITATO_TODAY = 'Il fornitore è già stato sollecitato oggi.'
export const WITHOUT_RITARDI = 'Il fornitore non ha ordini in ritardo.'

/** A supplier order that its supplier knows of and should have delivered; days are YYYY-MM-DD. */
export interface OrdineSollecitato {
  pk: number
  /** Number of its order. */
  ordine: number
  numeroCommessa: string
  tipologia: string
  riferimento: string
  dataConsegna: string
  /** What is short, a sentence a row, of one that came in part. */
  mancanti: readonly string[]
}

/** A supplier with late orders, and the mail that would leave. */
export interface ProposedSollecitoFornitore {
  fornitore: { pk: number; nome: string; email: string }
  ordini: OrdineSollecitato[]
  oggetto: string
  /** Html, with the signature. */
  corpo: string
  /** When it was asked today; null when it was not. */
  sollecitatoIl: Date | null
}

/** Who is asked; `forza` also whoever was asked today already. */
export const sollecitiSchema = object({
  fornitorePks: idListRule(SOLLECITI_MAX, 'fornitore').min(1, 'Scegli almeno un fornitore.'),
  forza: booleanRule(false),
})

/** Why a supplier is not asked, in Italian; null when it is. @param forza also when it was asked today */
export function whyNoSollecito(
  { email, ordini, sollecitato }: { email: string; ordini: number; sollecitato: boolean },
  forza: boolean,
): string | null {
  if (ordini === 0) return WITHOUT_RITARDI
  if (!isAddress(email)) return SOLLECITO_WITHOUT_INDIRIZZO
  return sollecitato && !forza ? SOLLECITATO_TODAY : null
}
