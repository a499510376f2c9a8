import type { Mail } from '../../../prisma/generated/client.ts'
import type { Db } from '../db/prisma.ts'
import { createRegistry } from '../registry.ts'

/** A mail that must not leave any more; the message says why, in Italian. */
export class MailOutdated extends Error {}

/** Writes the body of mails that hold a secret as they leave: until then it stands nowhere, and nobody can change it. */
interface MailFinisher {
  /** The mails it writes: their `contesto`. */
  contesto: string
  /** @returns html @throws MailOutdated */
  finish(db: Db, mail: Mail, publicUrl: string): Promise<string>
}

/** What areas.ts adds. */
export const mailFinishers = createRegistry<MailFinisher>()

/**
 * The body of a mail that is about to leave.
 * @param publicUrl address of the product
 * @throws MailOutdated
 */
export async function finishedBody(db: Db, mail: Mail, publicUrl: string | undefined): Promise<string> {
  const finisher = mailFinishers.all().find(({ contesto }) => contesto === mail.contesto)
  if (!finisher) return mail.corpo
  if (!publicUrl) throw new MailOutdated('Manca l’indirizzo pubblico del programma (PUBLIC_URL).')
  return finisher.finish(db, mail, publicUrl)
}
