import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { hashPassword, verifyPassword } from '#platform/identity/password.ts'
import { limitLinks, openLinks } from '#platform/identity/secretLinks.ts'
import { MailOutdated } from '#platform/mail/finish.ts'
import { html } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { LinkSegreto, Mail } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { notOpenReason, statoOfferta } from '../../offerte/rules.ts'
import { offertaFactsOf } from '../../offerte/stored.ts'
import { ALREADY_SIGNED, CODICE_FIRMA_WRONG } from './rules.ts'

// The code that proves, before a signature, that who signs reads the customer's mail. It is made as its mail leaves: the
// outbox and the database never hold it.

/** What the outbox calls these mails. */
export const CODICE_CONTEXT = 'CodiceFirma'
const MINUTES = 15

const PER_LINK = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]

/** Whether a signature asks for a code: only mails that leave can bring one. */
export const asksCodice = ({ config }: Context['services']): boolean => config.smtpUrl !== undefined

/** Who signs by a link, and whether that has been done. */
interface Signer {
  emailCliente: string
  nomeCliente: string
  /** Why there is nothing to sign any more, in Italian; null while there is. */
  closed: string | null
}

/** Who signs by a link: the customer of its confirmation, or of its offer at the address that it was sent to. */
export async function readSigner(db: Db | Tx, link: LinkSegreto): Promise<Signer | null> {
  if (link.confermaId !== null) {
    const conferma = await db.confermaOrdine.findUnique({ where: { id: link.confermaId } })
    if (!conferma) return null
    const { emailCliente, nomeCliente, preventivoFirmatoId } = conferma
    return { emailCliente, nomeCliente, closed: preventivoFirmatoId === null ? null : ALREADY_SIGNED }
  }
  if (link.versioneOffertaId === null) return null
  const versione = await db.versioneOfferta.findUnique({
    where: { id: link.versioneOffertaId },
    include: { offerta: { select: { nomeCliente: true } } },
  })
  if (!versione) return null
  const closed = notOpenReason(statoOfferta(offertaFactsOf(versione), dayOfInstant(new Date())))
  return { emailCliente: versione.inviataA, nomeCliente: versione.offerta.nomeCliente, closed }
}

/** What the outbox shows of it. */
export const bodyWithoutCodice = html`<p>Il codice per firmare.</p>
<p>(Il codice compare solo nel messaggio inviato.)</p>`.text

/**
 * Writes the mail as it leaves, with a code of its own; one that is tried again has another.
 * @throws MailOutdated when the link is over, or the customer's address is another by now
 */
async function finish(db: Db, mail: Mail): Promise<string> {
  const link = await db.linkSegreto.findFirst({ where: { id: mail.contestoPk ?? 0, ...openLinks() } })
  const outdated = () => new MailOutdated('Il link non vale più, o l’indirizzo del cliente è cambiato.')
  const signer = link && (await readSigner(db, link))
  if (!link || !signer || signer.emailCliente !== mail.aIndirizzo) throw outdated()
  const codice = String(randomInt(1_000_000)).padStart(6, '0')
  const codiceScadeIl = new Date(Date.now() + MINUTES * 60_000)
  // Six digits behind a fast hash would be read off it at once.
  const { count } = await db.linkSegreto.updateMany({
    where: {
      id: link.id,
      OR: [{ conferma: { emailCliente: mail.aIndirizzo } }, { versioneOfferta: { inviataA: mail.aIndirizzo } }],
    },
    data: { codiceHash: await hashPassword(codice), codiceScadeIl },
  })
  // Changed while the code was hashed.
  if (count === 0) throw outdated()
  const { azienda } = await readSettings(db)
  return html`<p>Gentile ${signer.nomeCliente},</p>
<p>per firmare scriva questo codice nella pagina della firma:</p>
<p><strong>${codice}</strong></p>
<p>Vale ${MINUTES} minuti e una volta sola. Se non sta firmando niente, ci avvisi: il codice non va dato a nessuno.</p>
<p>${azienda.ragioneSociale}</p>`.text
}

export const codiceFirmaMail = { contesto: CODICE_CONTEXT, finish, fixed: true } as const

/**
 * Looks at the code of a signature; as slow to guess at as a login.
 * @throws UserErrors on `codice`; Refusal THROTTLED
 */
export async function checkCodiceFirma({ services }: Context, link: LinkSegreto, codice: string): Promise<void> {
  const text = (seconds: number) => `Troppi codici sbagliati. Riprova fra ${seconds} secondi.`
  await limitLinks(services, `firma:codice:${link.id}`, PER_LINK, text)
  const isFresh = link.codiceScadeIl !== null && link.codiceScadeIl > new Date()
  const fits = await verifyPassword(link.codiceHash, codice.replaceAll(/\s/g, ''))
  if (!isFresh || !fits) throw UserErrors.of('codice', CODICE_FIRMA_WRONG)
}

/** Uses a code up, with the signature. @returns false when another signature has done so */
export async function spendCodiceFirma(tx: Tx, { id, codiceHash }: LinkSegreto): Promise<boolean> {
  const data = { codiceHash: null, codiceScadeIl: null }
  return (await tx.linkSegreto.updateMany({ where: { id, codiceHash }, data })).count > 0
}

/** Takes the codes of a confirmation back: its customer has another address, which has been sent none. */
export async function dropCodiciFirma(tx: Tx, confermaId: number): Promise<void> {
  await tx.linkSegreto.updateMany({ where: { confermaId }, data: { codiceHash: null, codiceScadeIl: null } })
}
