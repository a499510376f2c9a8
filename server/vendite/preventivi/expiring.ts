import type { Db } from '#platform/db/prisma.ts'
import type { Expiring } from '#platform/jobs/cleanup.ts'
import { readSettings } from '#platform/settings/read.ts'
import { venditeSettings } from '../impostazioni/rules.ts'
import { CONFIRMATION_CONTEXT } from './mail/received.ts'

/** What stands in the place of a name that was erased; known by it as well. */
export const ERASED_NAME = 'Dati cancellati'

const AT_ONCE = 500
/** What a quote says of who asked for it, taken out. */
export const ERASED_REQUEST = {
  nomeCognome: ERASED_NAME,
  telefono: '',
  email: '',
  indirizzo: '',
  indirizzoPosa: '',
  note: '',
  emailInviataSubject: null,
  emailInviataBody: null,
  emailConfermataIl: null,
  chiaveIdempotenza: null,
  versione: { increment: 1 },
} as const

/** What mails about a request are about: they say who asked for it. */
export const REQUEST_MAIL_CONTEXTS = ['Preventivo', 'AvvisoRichiesta', 'RicevutaRichiesta']

/**
 * Takes out of quotes who asked for them, once they are older than the settings keep them. Windows, measures, region and
 * state stay, for the statistics; a quote that is an order, or whose confirmation is at work, is kept with it.
 */
export const requestsExpiring: Expiring = {
  name: 'richieste',
  async remove(db: Db) {
    const { mesi_richieste: months } = await readSettings(db, venditeSettings)
    if (months === 0) return 0
    const before = new Date()
    before.setUTCMonth(before.getUTCMonth() - months)
    const due = await db.preventivo.findMany({
      where: {
        dataCreazione: { lt: before },
        nomeCognome: { not: ERASED_NAME },
        ordine: null,
        conferme: { none: {} },
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    })
    const pks = due.map(({ id }) => id)
    if (pks.length === 0) return 0
    await db.$transaction(async (tx) => {
      await tx.preventivo.updateMany({ where: { id: { in: pks }, ordine: null }, data: ERASED_REQUEST })
      await tx.mail.deleteMany({ where: { contesto: { in: REQUEST_MAIL_CONTEXTS }, contestoPk: { in: pks } } })
      const links = await tx.linkSegreto.findMany({ where: { preventivoId: { in: pks } }, select: { id: true } })
      const linkPks = links.map(({ id }) => id)
      await tx.mail.deleteMany({ where: { contesto: CONFIRMATION_CONTEXT, contestoPk: { in: linkPks } } })
      await tx.linkSegreto.deleteMany({ where: { id: { in: linkPks } } })
    })
    return pks.length
  },
}
