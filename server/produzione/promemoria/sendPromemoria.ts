import type { Db } from '../../platform/db/prisma.ts'
import { viewerOf, viewerSelection } from '../../platform/identity/viewer.ts'
import type { Log } from '../../platform/log.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { isAddress } from '../../platform/mail/rules.ts'
import { fullNameOf } from '../../platform/operation.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { PROMEMORIA, type TipoPromemoria } from './mails.ts'
import { promemoriaReaders } from './read.ts'

interface Options {
  db: Db
  log: Log
  /** Where the links of the mails lead; they have none without it. */
  publicUrl: string | undefined
  adesso?: Date
  signal?: AbortSignal
}

/**
 * Writes the reminders of a kind: one mail for each active user who has its flag, an address and something to be told.
 * Run again, or by two processes at once, it writes no second mail on the same day: the day is taken in the
 * transaction that puts the mail in the outbox. What fails for one user is logged, the others get theirs.
 * @returns how many were written
 */
export async function sendPromemoria(tipo: TipoPromemoria, options: Options): Promise<number> {
  const { db, log, publicUrl, adesso = new Date(), signal } = options
  const day = dateOfDay(dayOfInstant(adesso))
  const users = await db.user.findMany({
    where: { isActive: true, info: { [PROMEMORIA[tipo]]: true }, promemoria: { none: { tipo, giorno: day } } },
    select: viewerSelection,
    orderBy: { id: 'asc' },
  })
  if (users.length === 0) return 0
  const reader = await promemoriaReaders[tipo]({ db, adesso, publicUrl })
  let written = 0
  for (const user of users) {
    const viewer = viewerOf(user)
    if (signal?.aborted) break
    if (!viewer || !isAddress(viewer.email)) continue
    try {
      const text = await reader.mailOf(viewer)
      if (text && (await write(db, viewer, { tipo, giorno: day, testo: text }))) written += 1
    } catch (error) {
      log.error({ err: error, tipo, userId: viewer.id }, 'reminder failed')
    }
  }
  return written
}

type Written = { tipo: TipoPromemoria; giorno: Date; testo: { oggetto: string; corpo: string } }
type Recipient = { id: number; email: string; firstName: string; lastName: string; username: string }

/** @returns false when that day's is written already */
async function write(db: Db, viewer: Recipient, { tipo, giorno, testo }: Written): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { userId: viewer.id, tipo, giorno }
    const { count } = await tx.promemoriaInviato.createMany({ data, skipDuplicates: true })
    if (count === 0) return false
    await enqueueMail(tx, {
      aIndirizzo: viewer.email,
      aNome: fullNameOf(viewer),
      ...testo,
      contesto: 'Promemoria',
      contestoPk: null,
    })
    return true
  })
}
