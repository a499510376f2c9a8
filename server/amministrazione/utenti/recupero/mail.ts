import type { Db } from '#platform/db/prisma.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { MailOutdated } from '#platform/mail/finish.ts'
import { html } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { RECUPERO_HOURS, RECUPERO_MINUTES } from './rules.ts'

/** What the outbox calls these mails. */
export const RECUPERO_CONTEXT = 'RecuperoPassword'
export const RECUPERO_SUBJECT = 'Una nuova password'

/** What the outbox shows of it: the link is written as the mail leaves, and kept nowhere. */
export const bodyWithoutLink = (name: string, username: string): string =>
  html`<p>Buongiorno ${name},</p>
<p>qualcuno, forse tu, ha chiesto una nuova password per l’utente ${username}.</p>
<p>(Il link compare solo nel messaggio inviato.)</p>`.text

const MINUTE = 60_000

/**
 * Writes the mail as it leaves, with a link of its own.
 * @throws MailOutdated when the request is over, the user is off, or the mail no longer goes to the user's address
 */
async function finish(db: Db, mail: Mail, publicUrl: string | undefined): Promise<string> {
  if (!publicUrl) throw new MailOutdated('Manca l’indirizzo pubblico del programma (PUBLIC_URL).')
  const found = await db.recuperoPassword.findUnique({
    where: { id: mail.contestoPk ?? 0 },
    include: { user: { select: { username: true, firstName: true, email: true, isActive: true } } },
  })
  const now = Date.now()
  if (!found || now - found.creatoIl.getTime() > RECUPERO_HOURS * 60 * MINUTE) {
    throw new MailOutdated('La richiesta di una nuova password è scaduta, usata o ripetuta.')
  }
  const { user } = found
  // Whoever may change mails must not get somebody else's link.
  if (!user.isActive || user.email === '' || user.email !== mail.aIndirizzo) {
    throw new MailOutdated('L’indirizzo non è quello dell’utente.')
  }
  const secret = newSecret()
  const scadeIl = new Date(now + RECUPERO_MINUTES * MINUTE)
  const { count } = await db.recuperoPassword.updateMany({
    where: { id: found.id },
    data: { hash: fingerprint(secret), scadeIl },
  })
  if (count === 0) throw new MailOutdated('La richiesta di una nuova password è stata ripetuta.')
  const { azienda } = await readSettings(db)
  const link = `${publicUrl}/recupero-password#${secret}`
  return html`<p>Buongiorno ${user.firstName || user.username},</p>
<p>qualcuno, forse tu, ha chiesto una nuova password per l’utente ${user.username}. Per sceglierla apri questo link:</p>
<p><a href="${link}">${link}</a></p>
<p>Vale per ${RECUPERO_MINUTES} minuti e una volta sola. Se non l’hai chiesta tu, non devi fare nulla: la password resta quella di prima.</p>
<p>${azienda.ragioneSociale}</p>`.text
}

export const recuperoMail = { contesto: RECUPERO_CONTEXT, finish }
