import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { networkOf } from '#platform/identity/place.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { logoutCookies } from '#platform/identity/sessions.ts'
import { tabletCookie } from '#platform/identity/tablet.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from '../freno.ts'
import { CODICE_TABLET_NOT_VALID, connectTabletSchema } from './rules.ts'
import { endTabletSessions } from './tablets.ts'

const PER_NETWORK = [
  { max: 10, secondi: 60 },
  { max: 60, secondi: 3_600 },
]

/**
 * Makes the device that asks the one of a tablet, by a code, once. Whoever was logged in on the device is so no longer:
 * what hangs on a wall is nobody's.
 * @throws UserErrors on `codice`; Refusal THROTTLED
 */
export const connectTablet = freeOperation({
  nome: 'connectTablet',
  permesso: 'pubblico',
  conToken: false,
  schema: connectTabletSchema,
  async run({ codice }: { codice: string }, ctx: Context) {
    await frena(ctx, `tablet:collega:${networkOf(ctx.indirizzo)}`, PER_NETWORK)
    const secret = newSecret()
    const pk = await inTransaction(ctx, async (operation) => {
      const { tx, audit, auth } = operation
      const now = new Date()
      const [tablet] = await tx.tabletOfficina.updateManyAndReturn({
        where: { codiceHash: fingerprint(codice), codiceScadeIl: { gt: now } },
        data: { codiceHash: null, codiceScadeIl: null, hash: fingerprint(secret), collegatoIl: now, ultimoUso: now },
      })
      if (!tablet) throw UserErrors.of('codice', CODICE_TABLET_NOT_VALID, 'EXPIRED')
      await endTabletSessions(operation, tablet.id)
      if (auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: auth.sessionId } })
      await audit({ oggetto: 'TabletOfficina', oggettoPk: tablet.id, azione: 'collega', dopo: tablet.nome })
      return tablet.id
    })
    if (ctx.auth.tipo === 'sessione') ctx.cookies.push(...logoutCookies())
    ctx.cookies.push(tabletCookie(secret))
    return { pk }
  },
})
