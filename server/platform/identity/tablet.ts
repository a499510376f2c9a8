import type { Context, OutgoingCookie } from '../context.ts'
import type { Flag } from '../permissions.ts'
import { fingerprint } from './secrets.ts'

/** What links a device to a tablet of the workshop. It opens nothing but the names of who works there. */
export const TABLET_COOKIE = 'tablet'

/** Browsers keep no cookie longer. */
const DURATION = 400 * 86_400
/** The use of a tablet is written at most this often. */
const TOUCH_EVERY = 5 * 60_000

/**
 * What somebody who has entered by a PIN holds of its own permissions: the work of the floor. Prices, offices and
 * administration ask for a password.
 */
export const FLAGS_ON_TABLET: ReadonlySet<Flag> = new Set<Flag>([
  'addAttivita',
  'viewMarcaturaCe',
  'photographOrder',
  'viewElencoOrdini',
  'viewOrders',
  'viewOrderAllegati',
  'viewOrderFasi',
  'updateStatoFasiOrdine',
  'viewFolders',
])

/** The cookie of a device that is linked; with '' it is linked no longer. */
export const tabletCookie = (value: string): OutgoingCookie => ({
  name: TABLET_COOKIE,
  value,
  maxAge: value === '' ? 0 : DURATION,
  httpOnly: true,
})

/** The tablet whose device asks; null for any other device, and for one that was unlinked. */
export async function tabletOf({ services: { db }, tabletSecret }: Context) {
  if (tabletSecret === '' || tabletSecret.length > 200) return null
  const tablet = await db.tabletOfficina.findUnique({ where: { hash: fingerprint(tabletSecret) } })
  if (tablet && (!tablet.ultimoUso || Date.now() - tablet.ultimoUso.getTime() > TOUCH_EVERY)) {
    await db.tabletOfficina.updateMany({ where: { id: tablet.id }, data: { ultimoUso: new Date() } })
  }
  return tablet
}
