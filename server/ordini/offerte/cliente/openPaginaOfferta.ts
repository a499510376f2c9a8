import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation } from '#platform/operation.ts'
import { tokenSchema } from '#shared/fields/visitorToken.ts'
import { recordOffertaEvent } from '../events.ts'
import { readPaginaOfferta } from './page.ts'

/** Openings that follow each other by less are one, in milliseconds. */
const SAME_VISIT = 30 * 60_000

/**
 * The page of a customer's link to an offer, asked for by the script of the page: programs that only follow links leave
 * no trace in the trail.
 * @throws Refusal NOT_FOUND, THROTTLED
 */
export const openPaginaOfferta = freeOperation({
  nome: 'openPaginaOfferta',
  permesso: 'pubblico',
  conToken: false,
  ancheInVisione: true,
  schema: tokenSchema,
  async run({ token }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const { db } = ctx.services
    const pagina = await readPaginaOfferta(db, link)
    const versioneOffertaId = Number(link.versioneOffertaId)
    const { indirizzo } = ctx
    const lately = { gt: new Date(Date.now() - SAME_VISIT) }
    const justNow = await db.eventoOfferta.count({ where: { linkId: link.id, tipo: 'APERTA', indirizzo, il: lately } })
    // A colleague who tries the link is no customer.
    if (justNow === 0 && !ctx.viewer) {
      await db.$transaction((tx) =>
        recordOffertaEvent(tx, { versioneOffertaId, linkId: link.id, tipo: 'APERTA', indirizzo }),
      )
    }
    return { pagina }
  },
})
