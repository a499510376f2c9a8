import type { Prisma } from '#prisma/generated/client.ts'
import { openLinks } from '../identity/secretLinks.ts'
import { fingerprint, newSecret } from '../identity/secrets.ts'
import { type MailFinisher, MailOutdated } from './finish.ts'

/** Stands in the stored mail where the secret will be. */
export const SECRET_PLACE = '#solo-nel-messaggio-inviato'

/**
 * Writes the secret of a visitor's link as its mail leaves: until then nobody has one. A mail that is tried again gets
 * another, and the one before opens nothing any more.
 * @param context what the outbox calls the mails; they are about the link, and are outdated when it was revoked or is over
 * @param of which links alone they may be about
 */
export const finishesLink = (context: string, of: Prisma.LinkSegretoWhereInput): MailFinisher => ({
  contesto: context,
  fixed: true,
  async finish(db, mail) {
    if (!mail.corpo.includes(SECRET_PLACE))
      throw new MailOutdated('Il testo non ha più il posto del link: mandane un altro.')
    const secret = newSecret()
    const where = { id: mail.contestoPk ?? 0, ...of, ...openLinks() }
    const { count } = await db.linkSegreto.updateMany({ where, data: { hash: fingerprint(secret) } })
    if (count === 0) throw new MailOutdated('Il link è stato revocato o è scaduto.')
    return mail.corpo.replaceAll(SECRET_PLACE, `#${secret}`)
  },
})
