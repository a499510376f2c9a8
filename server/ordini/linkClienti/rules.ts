// Links that customers open without a login: how long they hold, and what is said of one that does not.
// docs/rules/ordini.md#links-for-customers
import { integerRule } from '#shared/fields/fields.ts'

/** Days for which a link opens, unless told. */
export const LINK_DAYS = 30
const DAYS_MAX = 180

/** Length of a link's life, in days. */
export const daysRule = () =>
  integerRule('Scrivi per quanti giorni vale il link')
    .min(1, 'Almeno un giorno')
    .max(DAYS_MAX, 'Al massimo 180 giorni')
    .default(LINK_DAYS)

export const WITHOUT_PUBLIC_INDIRIZZO =
  'L’indirizzo pubblico del programma non è impostato (PUBLIC_URL): crea il link e copialo.'

/** How a link stands. */
export const STATI_LINK = ['valido', 'scaduto', 'revocato'] as const
export type StatoLink = (typeof STATI_LINK)[number]

/** What a link is worth at an instant: from that of its expiry on it is not. */
export function statoLink({ scadeIl, revocatoIl }: { scadeIl: Date; revocatoIl: Date | null }, now: Date): StatoLink {
  if (revocatoIl) return 'revocato'
  return scadeIl > now ? 'valido' : 'scaduto'
}
