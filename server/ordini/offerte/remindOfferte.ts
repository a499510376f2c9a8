import type { Db } from '#platform/db/prisma.ts'
import { emit } from '#platform/events/events.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import type { Log } from '#platform/log.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { addDays } from '../ordini/rules.ts'
import { recordOffertaEvent } from './events.ts'
import { touchOfferta } from './lock.ts'
import { linkOfVersione, mailPromemoriaOfferta } from './mail.ts'

/** The hour at which customers are written to, in Italian time. */
const HOUR = 9

interface Options {
  db: Db
  log: Log
  /** Where the link of the mail leads. */
  publicUrl: string
  adesso: Date
  signal?: AbortSignal
}

/**
 * Versions of which nobody has reminded yet and whose last day comes within some days: sent yesterday or before, with a
 * link that opens. Who has revoked it wants nobody to go on.
 */
function dueWhere(adesso: Date, days: number): Prisma.VersioneOffertaWhereInput {
  const today = dayOfInstant(adesso)
  return {
    stato: 'INVIATA',
    sollecitataIl: null,
    inviataIl: { lt: startOfDay(today) },
    validaFino: { gte: dateOfDay(today), lte: dateOfDay(addDays(today, days)) },
    link: { some: { revocatoIl: null, scadeIl: { gt: adesso } } },
  }
}

/** Reminds of one version, once: by two clocks too. @returns false when it is due no more */
function remind(pk: number, days: number, { db, publicUrl, adesso }: Options): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const seen = await tx.versioneOfferta.findUniqueOrThrow({ where: { id: pk }, select: { offertaId: true } })
    await tx.$queryRaw`SELECT 1 FROM offerte WHERE id = ${seen.offertaId} FOR UPDATE`
    const versione = await tx.versioneOfferta.findFirst({ where: { id: pk, ...dueWhere(adesso, days) } })
    if (!versione || versione.fileId === null || versione.validaFino === null || !isAddress(versione.inviataA))
      return false
    const offerta = await tx.offerta.findUniqueOrThrow({ where: { id: versione.offertaId } })
    const { fileId, fileNome, validaFino } = versione
    const leaving = { held: { offerta, versione }, fileId, fileNome, validaFino: dayOfDate(validaFino) }
    const ctx = { tx, viewer: null, host: '', services: { config: { publicUrl } } }
    const link = await linkOfVersione(ctx, leaving)
    await mailPromemoriaOfferta(ctx, leaving, link, await readSettings(tx, ordiniSettings))
    await tx.versioneOfferta.update({ where: { id: pk }, data: { sollecitataIl: adesso } })
    await recordOffertaEvent(tx, {
      versioneOffertaId: pk,
      linkId: link.pk,
      tipo: 'SOLLECITATA',
      dettaglio: versione.inviataA,
      il: adesso,
    })
    await touchOfferta({ tx, emit: (topic, payload) => emit(tx, topic, payload) }, offerta.id)
    return true
  })
}

/**
 * Reminds customers of offers that are about to expire, each version once; nobody unless the setting says so. What fails
 * for one is logged, the others get theirs.
 * @returns how many mails were written
 */
export async function remindOfferte(options: Options): Promise<number> {
  const { db, log, adesso, signal } = options
  const { promemoria_offerte: days } = await readSettings(db, ordiniSettings)
  if (days === 0) return 0
  const due = await db.versioneOfferta.findMany({
    where: dueWhere(adesso, days),
    orderBy: [{ validaFino: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  let written = 0
  for (const { id } of due) {
    if (signal?.aborted) break
    try {
      if (await remind(id, days, options)) written += 1
    } catch (error) {
      log.error({ err: error, versioneOfferta: id }, 'reminder of an offer failed')
    }
  }
  return written
}

/** The clock of these reminders, on workdays; without a public address there is no link to send. */
export function promemoriaOfferteCron({ publicUrl }: { publicUrl: string | undefined }): CronKind {
  return {
    nome: 'promemoria-offerte',
    when: `0 ${HOUR} * * 1-5`,
    async run({ db, log, signal }) {
      if (!publicUrl) return
      const written = await remindOfferte({ db, log, publicUrl, signal, adesso: new Date() })
      if (written > 0) log.info({ scritti: written }, 'reminders of offers')
    },
  }
}
