import type { Mail } from '#prisma/generated/client.ts'
import type { Db } from '../db/prisma.ts'
import { createRegistry } from '../registry.ts'

/** A mail that must not leave any more; the message says why, in Italian. */
export class MailOutdated extends Error {}

/** Writes the body of mails that hold a secret as they leave: until then it stands nowhere, and nobody can change it. */
export interface MailFinisher {
  /** The mails it writes: their `contesto`. */
  contesto: string
  /** Its mails are not changed by hand: the secret would go with whatever is written around it. */
  fixed?: true
  /**
   * @param publicUrl address of the product; undefined where nobody has said it
   * @returns html
   * @throws MailOutdated
   */
  finish(db: Db, mail: Mail, publicUrl: string | undefined): Promise<string>
}

/** What areas.ts adds. */
export const mailFinishers = createRegistry<MailFinisher>()

/**
 * The body of a mail that is about to leave.
 * @param publicUrl address of the product
 * @throws MailOutdated
 */
export async function finishedBody(db: Db, mail: Mail, publicUrl: string | undefined): Promise<string> {
  const finisher = finisherOf(mail)
  return finisher ? finisher.finish(db, mail, publicUrl) : mail.corpo
}

const finisherOf = (mail: Pick<Mail, 'contesto'>) =>
  mailFinishers.all().find(({ contesto }) => contesto === mail.contesto)

/** Why a mail cannot be changed by hand, in Italian; null when it can. */
export const whyFixed = (mail: Pick<Mail, 'contesto'>): string | null =>
  finisherOf(mail)?.fixed
    ? 'Questo messaggio porta un link personale e non si modifica: annullalo e mandane un altro.'
    : null
