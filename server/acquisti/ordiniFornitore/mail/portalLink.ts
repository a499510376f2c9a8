import type { Auth } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { LINK_PREFIX } from '#platform/identity/linkFornitore.ts'
import { createSecretLink, openLinks, revokeSecretLinks } from '#platform/identity/secretLinks.ts'
import { html } from '#platform/pdf/html.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { LINK_MAX, linkAddress, MAIL_LINK_NAME, RACCOLTA_LINK_NAME, whereOfMail } from '../../portale/link/rules.ts'

/** Stands in the stored mail where the portal will be; whoever rewrites the mail may take it away. */
const PORTAL_PLACE = '<p>(Il link al portale compare solo nel messaggio inviato.)</p>'

/** What the mails of gathered supplier orders are about. */
const RACCOLTA = 'RaccoltaFornitore'

/** Days that the link of a mail opens. */
const MAIL_LINK_DAYS = 90

/** What says how a supplier enters the portal: an open link, an active user. */
const access = () =>
  ({
    link: { where: openLinks(), select: { id: true }, take: 1 },
    utenti: { where: { user: { isActive: true } }, select: { userId: true }, take: 1 },
  }) as const

/**
 * What the stored body of a mail to a supplier ends with: the place of the portal. Nothing for one without access, and
 * for a program, whose token must not open another door.
 */
export async function portalPlace(tx: Tx, fornitoreId: number, auth: Auth): Promise<string> {
  if (auth.tipo === 'token') return ''
  const { link, utenti } = await tx.fornitore.findUniqueOrThrow({ where: { id: fornitoreId }, select: access() })
  return link.length + utenti.length > 0 ? `\n${PORTAL_PLACE}` : ''
}

/** The supplier that a mail is for: that of its supplier order, or of what was gathered. */
async function fornitoreOfMail(db: Db, { contesto, contestoPk }: Mail) {
  const where = { id: contestoPk ?? 0 }
  const select = { fornitore: { select: { id: true, email: true, ...access() } } }
  const found =
    contesto === RACCOLTA
      ? await db.raccoltaFornitore.findUnique({ where, select })
      : await db.ordineFornitore.findUnique({ where, select })
  return found?.fornitore ?? null
}

/**
 * Adds the portal of its supplier to the mail of a supplier order, or of several, as it leaves: a link of its own where
 * the supplier enters by links, the address of the portal where it has users. No link without a public address, for a supplier
 * without access, and to any address but the supplier's: whoever may change mails must not get its secret.
 */
async function finish(db: Db, mail: Mail, publicUrl: string | undefined): Promise<string> {
  const [before = '', ...after] = mail.corpo.split(PORTAL_PLACE)
  const body = [before, ...after].join('')
  if (after.length === 0 || !publicUrl) return body
  const fornitore = await fornitoreOfMail(db, mail)
  if (fornitore?.email !== mail.aIndirizzo) return body
  const { id: fornitoreId, link, utenti } = fornitore
  const name = `${mail.contesto === RACCOLTA ? RACCOLTA_LINK_NAME : MAIL_LINK_NAME}${mail.contestoPk}`
  const address =
    link.length > 0
      ? linkAddress(publicUrl, await secretOfMail(db, fornitoreId, name))
      : utenti.length > 0 && `${publicUrl}/fornitore/`
  if (!address) return body
  const words = html`<p>${mail.contesto === RACCOLTA ? 'Gli ordini sono' : 'L’ordine è'} anche nel portale dei fornitori: <a href="${address}">aprilo qui</a>.</p>`
  return [before, words.text, ...after].join('')
}

/**
 * A new link of a supplier for one of its mails. That of an earlier try opens nothing any more, and of many mails the
 * oldest one makes room: links that people made keep theirs.
 */
async function secretOfMail(db: Db, fornitoreId: number, name: string): Promise<string> {
  const made = { fornitoreId, creatoDaId: null }
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM fornitori WHERE id = ${fornitoreId} FOR UPDATE`
    const ofMails = await tx.linkSegreto.findMany({
      where: { AND: [whereOfMail, { fornitoreId, nome: { not: name } }, openLinks()] },
      orderBy: { id: 'desc' },
      skip: LINK_MAX - 1,
      select: { id: true },
    })
    const tooMany = { id: { in: ofMails.map(({ id }) => id) } }
    await revokeSecretLinks(tx, { ...made, OR: [{ nome: name }, tooMany] })
    const { link, segreto } = await createSecretLink(tx, {
      target: { fornitoreId },
      nome: name,
      giorni: MAIL_LINK_DAYS,
      inizio: LINK_PREFIX,
      creatoDaId: null,
    })
    await tx.auditLog.create({
      data: {
        userNome: 'Posta in uscita',
        oggetto: 'Fornitore',
        oggettoPk: fornitoreId,
        azione: 'createLinkFornitore',
        dopo: `${link.prefisso}… ${name}`,
      },
    })
    return segreto
  })
}

export const fornituraMail = { contesto: 'OrdineFornitore', finish } as const
export const raccoltaMail = { contesto: RACCOLTA, finish } as const
