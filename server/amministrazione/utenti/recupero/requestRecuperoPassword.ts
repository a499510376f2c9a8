import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import { addressOfProduct } from '#platform/env.ts'
import { UserErrors } from '#platform/errors.ts'
import { networkOf } from '#platform/identity/place.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { consume } from '#platform/identity/throttle.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from '../freno.ts'
import { bodyWithoutLink, RECUPERO_CONTEXT, RECUPERO_SUBJECT } from './mail.ts'
import { askRecuperoSchema, RECUPERO_HOURS, WITHOUT_MAIL } from './rules.ts'

const PER_NETWORK = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]
/** Mails to one user, from wherever they are asked for: more would only annoy. */
const PER_UTENTE = [
  { max: 3, secondi: 3_600 },
  { max: 8, secondi: 86_400 },
]
/** The answer takes so long for everybody: its time does not tell who exists. */
const DURATION_MS = 400

/** Who is meant: a user name, or an address that several users may have. */
const recipients = (ctx: Context, who: string) =>
  ctx.services.db.user.findMany({
    where: {
      isActive: true,
      email: { not: '' },
      OR: [{ username: who }, ...(isAddress(who) ? [{ email: { equals: who, mode: 'insensitive' as const } }] : [])],
    },
    orderBy: { id: 'asc' },
    take: 5,
  })

async function write(who: string, ctx: Context): Promise<void> {
  for (const user of await recipients(ctx, who)) {
    const key = `recupero:utente:${user.id}`
    if (ctx.services.config.loginThrottle && !(await consume(ctx.services.db, key, PER_UTENTE)).ok) continue
    if (!isAddress(user.email)) continue
    await inTransaction(ctx, async ({ tx, audit }) => {
      await tx.recuperoPassword.deleteMany({ where: { userId: user.id } })
      const scadeIl = new Date(Date.now() + RECUPERO_HOURS * 3_600_000)
      const { id } = await tx.recuperoPassword.create({ data: { userId: user.id, scadeIl } })
      await enqueueMail(tx, {
        aIndirizzo: user.email,
        aNome: `${user.firstName} ${user.lastName}`.trim(),
        oggetto: RECUPERO_SUBJECT,
        corpo: bodyWithoutLink(user.firstName || user.username, user.username),
        contesto: RECUPERO_CONTEXT,
        contestoPk: id,
      })
      await audit({ oggetto: 'User', oggettoPk: user.id, azione: 'chiediRecuperoPassword' })
    })
  }
}

async function ask({ chi }: { chi: string }, ctx: Context): Promise<{ fatto: true }> {
  const { config } = ctx.services
  if (!config.smtpUrl || !addressOfProduct(config)) throw UserErrors.of(null, WITHOUT_MAIL)
  await frena(ctx, `recupero:rete:${networkOf(ctx.indirizzo)}`, PER_NETWORK)
  await frena(ctx, `recupero:chi:${fingerprint(chi.toLowerCase())}:${networkOf(ctx.indirizzo)}`, PER_NETWORK)
  const [outcome] = await Promise.allSettled([write(chi, ctx), wait(DURATION_MS)])
  // Somebody is there, and the mail could not be written: the same answer as for nobody.
  if (outcome.status === 'rejected') ctx.services.log.error({ err: outcome.reason }, 'password reset not written')
  return { fatto: true }
}

/**
 * Sends a link for a new password to the user of that name, or to the users of that address; who is nobody gets the
 * same answer in the same time.
 * @throws UserErrors when the product sends no mail; Refusal THROTTLED
 */
export const requestRecuperoPassword = freeOperation({
  nome: 'requestRecuperoPassword',
  permesso: 'pubblico',
  conToken: false,
  schema: askRecuperoSchema,
  run: ask,
})
