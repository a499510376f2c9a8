// Links that customers open without a login: how long they hold, and what is said of one that does not.
// docs/rules/ordini.md#links-for-customers
import { integerRule } from '../../shared/fields/fields.ts'

/** Days for which a link opens, unless told. */
export const GIORNI_LINK = 30
const GIORNI_MAX = 180

/** Length of a link's life, in days. */
export const giorniRule = () =>
  integerRule('Scrivi per quanti giorni vale il link')
    .min(1, 'Almeno un giorno')
    .max(GIORNI_MAX, 'Al massimo 180 giorni')
    .default(GIORNI_LINK)

/** The same for a missing link, one that has expired and one that was revoked: who guesses learns nothing. */
export const LINK_CLIENTE_NON_VALIDO = 'Il link non è valido o è scaduto: chiedine uno nuovo a chi te lo ha mandato.'
export const SENZA_INDIRIZZO_PUBBLICO =
  'L’indirizzo pubblico del programma non è impostato (PUBLIC_URL): crea il link e copialo.'

/** How a link stands. */
export const STATI_LINK = ['valido', 'scaduto', 'revocato'] as const
export type StatoLink = (typeof STATI_LINK)[number]

/** What a link is worth at an instant: from that of its expiry on it is not. */
export function statoLink(
  { scadeIl, revocatoIl }: { scadeIl: Date; revocatoIl: Date | null },
  adesso: Date,
): StatoLink {
  if (revocatoIl) return 'revocato'
  return scadeIl > adesso ? 'valido' : 'scaduto'
}

/** The secret of a link: 43 letters of base64url, and nothing else. */
export const isSegreto = (segreto: unknown): segreto is string =>
  typeof segreto === 'string' && /^[\w-]{43}$/.test(segreto)
