import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation } from '#platform/operation.ts'
import { tokenSchema } from '#shared/fields/visitorToken.ts'
import { recordEvent } from '../events.ts'
import { readCustomerPage } from './page.ts'

/** Openings that follow each other by less are one, in milliseconds. */
const SAME_VISIT = 30 * 60_000

/**
 * The page of a customer's link, asked for by the script of the page: programs that only follow links leave no trace in
 * the trail.
 * @throws Refusal NOT_FOUND, THROTTLED
 */
export const openPaginaConferma = freeOperation({
  nome: 'openPaginaConferma',
  permesso: 'pubblico',
  conToken: false,
  ancheInVisione: true,
  schema: tokenSchema,
  async run({ token }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const { db } = ctx.services
    const page = await readCustomerPage(db, link)
    const confermaId = Number(link.confermaId)
    const it = { gt: new Date(Date.now() - SAME_VISIT) }
    const { indirizzo } = ctx
    const justNow = await db.eventoConferma.count({ where: { linkId: link.id, tipo: 'APERTA', indirizzo, il: it } })
    // A colleague who tries the link is no customer.
    if (justNow === 0 && !ctx.viewer) {
      await db.$transaction((tx) => recordEvent(tx, { confermaId, linkId: link.id, tipo: 'APERTA', indirizzo }))
    }
    return { pagina: page }
  },
})
