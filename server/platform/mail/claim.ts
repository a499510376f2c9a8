import type { Mail, Prisma } from '#prisma/generated/client.ts'
import type { Db } from '../db/prisma.ts'
import { announceMail } from './announce.ts'
import { secondsForFiles, waitAfter } from './rules.ts'

const withAllegati = {
  allegati: {
    orderBy: { id: 'asc' },
    select: { nome: true, file: { select: { chiave: true, mime: true, dimensione: true } } },
  },
} satisfies Prisma.MailInclude

/** A mail with what it takes along, and how many seconds it belongs to the process that took it. */
export type ClaimedMail = Prisma.MailGetPayload<{ include: typeof withAllegati }> & { seconds: number }

/**
 * Takes the next due mail for this process, for `lease` seconds and longer with large attachments; another process skips it. A mail whose lease
 * has run out belonged to a process that died, and is taken again.
 */
export async function claimMail(db: Db, lease: number): Promise<ClaimedMail | null> {
  return db.$transaction(async (tx) => {
    const [taken] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE mail_outbox SET
        stato = 'IN_INVIO', tentativi = tentativi + 1,
        presa_fino = now() + make_interval(secs => ${lease}::double precision)
      WHERE id = (
        SELECT id FROM mail_outbox
        WHERE (stato = 'DA_INVIARE' AND invia_dal <= now()) OR (stato = 'IN_INVIO' AND presa_fino < now())
        ORDER BY invia_dal, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`
    if (!taken) return null
    const mail = await tx.mail.findUniqueOrThrow({ where: { id: taken.id }, include: withAllegati })
    const more = secondsForFiles(mail.allegati.reduce((bytes, { file }) => bytes + file.dimensione, 0))
    if (more > 0) {
      await tx.$executeRaw`
        UPDATE mail_outbox SET presa_fino = presa_fino + make_interval(secs => ${more}::double precision)
        WHERE id = ${taken.id}`
    }
    await announceMail(tx, mail)
    return { ...mail, seconds: lease + more }
  })
}

/** Writes how a try ended, unless another process holds the mail meanwhile. */
async function mark(db: Db, mail: Mail, data: Partial<Mail> & Pick<Mail, 'stato'>): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id: mail.id, stato: 'IN_INVIO', tentativi: mail.tentativi },
      data: { ...data, presaFino: null },
    })
    if (count > 0) await announceMail(tx, { ...mail, ...data })
  })
}

/** The server has taken it. */
export async function markSent(db: Db, mail: Mail): Promise<void> {
  await mark(db, mail, { stato: 'INVIATA', inviataIl: new Date(), ultimoErrore: '' })
}

/** It did not leave: again later, or never when the refusal is final or the tries are over. */
export async function markNotSent(db: Db, mail: Mail, text: string, permanent: boolean): Promise<void> {
  const wait = permanent ? null : waitAfter(mail.tentativi)
  await mark(db, mail, {
    ultimoErrore: text,
    ...(wait === null ? { stato: 'FALLITA' } : { stato: 'DA_INVIARE', inviaDal: new Date(Date.now() + wait * 1000) }),
  })
}
