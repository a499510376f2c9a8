import type { Db } from '#platform/db/prisma.ts'
import { openLinks } from '#platform/identity/secretLinks.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { MailOutdated } from '#platform/mail/finish.ts'
import type { Mail } from '#prisma/generated/client.ts'

/** What the outbox calls mails that take a customer's link along. */
export const LINK_CONTEXT = 'LinkCliente'

/** Stands in the stored mail where the secret will be. */
export const SECRET_PLACE = '#solo-nel-messaggio-inviato'

/**
 * Writes the secret of a customer's link as its mail leaves: until then nobody has one. A mail that is tried again gets
 * another, and the one before opens nothing any more.
 * @throws MailOutdated when the link was revoked or is over
 */
async function finish(db: Db, mail: Mail): Promise<string> {
  if (!mail.corpo.includes(SECRET_PLACE))
    throw new MailOutdated('Il testo non ha più il posto del link: mandane un altro.')
  const secret = newSecret()
  const where = { id: mail.contestoPk ?? 0, fornitoreId: null, ...openLinks() }
  const { count } = await db.linkSegreto.updateMany({ where, data: { hash: fingerprint(secret) } })
  if (count === 0) throw new MailOutdated('Il link è stato revocato o è scaduto.')
  return mail.corpo.replaceAll(SECRET_PLACE, `#${secret}`)
}

export const linkMail = { contesto: LINK_CONTEXT, finish, fixed: true } as const
