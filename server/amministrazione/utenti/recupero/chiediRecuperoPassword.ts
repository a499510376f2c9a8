import { setTimeout as aspetta } from 'node:timers/promises'
import type { Context } from '../../../platform/context.ts'
import { addressOfProduct } from '../../../platform/env.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { reteDi } from '../../../platform/identity/place.ts'
import { fingerprint } from '../../../platform/identity/secrets.ts'
import { consume } from '../../../platform/identity/throttle.ts'
import { enqueueMail } from '../../../platform/mail/outbox.ts'
import { isAddress } from '../../../platform/mail/rules.ts'
import { freeOperation, inTransaction } from '../../../platform/operation.ts'
import { frena } from '../freno.ts'
import { corpoSenzaLink, RECUPERO_CONTESTO, RECUPERO_OGGETTO } from './mail.ts'
import { chiediRecuperoSchema, RECUPERO_HOURS, SENZA_POSTA } from './rules.ts'

const PER_RETE = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]
/** Mails to one user, from wherever they are asked for: more would only annoy. */
const PER_UTENTE = [
  { max: 3, secondi: 3_600 },
  { max: 8, secondi: 86_400 },
]
/** The answer takes so long for everybody: its time does not tell who exists. */
const DURATA_MS = 400

/** Who is meant: a user name, or an address that several users may have. */
const destinatari = (ctx: Context, chi: string) =>
  ctx.services.db.user.findMany({
    where: {
      isActive: true,
      email: { not: '' },
      OR: [{ username: chi }, ...(isAddress(chi) ? [{ email: { equals: chi, mode: 'insensitive' as const } }] : [])],
    },
    orderBy: { id: 'asc' },
    take: 5,
  })

async function scrivi(chi: string, ctx: Context): Promise<void> {
  for (const user of await destinatari(ctx, chi)) {
    const chiave = `recupero:utente:${user.id}`
    if (ctx.services.config.loginThrottle && !(await consume(ctx.services.db, chiave, PER_UTENTE)).ok) continue
    if (!isAddress(user.email)) continue
    await inTransaction(ctx, async ({ tx, audit }) => {
      await tx.recuperoPassword.deleteMany({ where: { userId: user.id } })
      const scadeIl = new Date(Date.now() + RECUPERO_HOURS * 3_600_000)
      const { id } = await tx.recuperoPassword.create({ data: { userId: user.id, scadeIl } })
      await enqueueMail(tx, {
        aIndirizzo: user.email,
        aNome: `${user.firstName} ${user.lastName}`.trim(),
        oggetto: RECUPERO_OGGETTO,
        corpo: corpoSenzaLink(user.firstName || user.username, user.username),
        contesto: RECUPERO_CONTESTO,
        contestoPk: id,
      })
      await audit({ oggetto: 'User', oggettoPk: user.id, azione: 'chiediRecuperoPassword' })
    })
  }
}

async function chiedi({ chi }: { chi: string }, ctx: Context): Promise<{ fatto: true }> {
  const { config } = ctx.services
  if (!config.smtpUrl || !addressOfProduct(config)) throw UserErrors.of(null, SENZA_POSTA)
  await frena(ctx, `recupero:rete:${reteDi(ctx.indirizzo)}`, PER_RETE)
  await frena(ctx, `recupero:chi:${fingerprint(chi.toLowerCase())}:${reteDi(ctx.indirizzo)}`, PER_RETE)
  const [esito] = await Promise.allSettled([scrivi(chi, ctx), aspetta(DURATA_MS)])
  // Somebody is there, and the mail could not be written: the same answer as for nobody.
  if (esito.status === 'rejected') ctx.services.log.error({ err: esito.reason }, 'password reset not written')
  return { fatto: true }
}

/**
 * Sends a link for a new password to the user of that name, or to the users of that address; who is nobody gets the
 * same answer in the same time.
 * @throws UserErrors when the product sends no mail; Refusal THROTTLED
 */
export const chiediRecuperoPassword = freeOperation({
  nome: 'chiediRecuperoPassword',
  permesso: 'pubblico',
  conToken: false,
  schema: chiediRecuperoSchema,
  run: chiedi,
})
