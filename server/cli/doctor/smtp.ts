import { verifySmtp } from '#platform/mail/transport.ts'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'

/** Whether the mail server lets us in; sends nothing. */
export async function checkSmtp(url: string | undefined): Promise<Finding> {
  const what = 'Posta'
  if (!url) return warning(what, 'SMTP_URL non impostata: le mail restano in Posta in uscita', 'impostare SMTP_URL')
  try {
    await verifySmtp(url)
    return ok(what, 'il server di posta risponde e ci accetta')
  } catch (error) {
    return failed(what, errorWords(error), 'controllare SMTP_URL: nome, porta (587 o 465), utente e password')
  }
}
