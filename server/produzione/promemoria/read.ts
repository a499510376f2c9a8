// What a reminder tells a user: only what that user sees on the screens.

import { openStati, whereLate } from '#acquisti/ordiniFornitore/awaited.ts'
import { ordiniFornitoreList } from '#acquisti/ordiniFornitore/list.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Db } from '#platform/db/prisma.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { lastDayOf } from '#shared/dates/margine.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { findMissing } from '../rischio/warnings.ts'
import { civilInstant, writeDay } from '../schedulazione/engine/time.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import {
  consegneMail,
  missingMail,
  PROMEMORIA_MAX,
  type PromemoriaText,
  schedulazioneMail,
  type TipoPromemoria,
  workdayBefore,
} from './mails.ts'

/** What the mails of one kind are made of; what is the same for all users is read once. */
export interface PromemoriaReader {
  /** @returns null when there is nothing to tell */
  mailOf(viewer: Viewer): Promise<PromemoriaText | null>
}

interface Data {
  db: Db
  adesso: Date
  publicUrl: string | undefined
}

const ordineColumns = { id: true, numeroCommessa: true, cliente: { select: { nome: true } } } as const
const ordineOf = ({
  id,
  numeroCommessa,
  cliente,
}: {
  id: number
  numeroCommessa: string
  cliente: { nome: string }
}) => ({
  pk: id,
  numeroCommessa,
  cliente: cliente.nome,
})

async function consegneReader({ db, adesso, publicUrl }: Data): Promise<PromemoriaReader> {
  const inRitardo = whereLate(dayOfInstant(adesso), await openStati(db))
  return {
    async mailOf(viewer) {
      const where = { AND: [ordiniFornitoreList.visible(viewer), inRitardo] }
      const total = await db.ordineFornitore.count({ where })
      if (total === 0) return null
      const righe = await db.ordineFornitore.findMany({
        where,
        orderBy: [{ fornitore: { nome: 'asc' } }, { dataConsegna: 'asc' }, { id: 'asc' }],
        take: PROMEMORIA_MAX,
        select: {
          id: true,
          tipologia: true,
          dataConsegna: true,
          fornitore: { select: { nome: true } },
          stato: { select: { nome: true } },
          ordine: { select: ordineColumns },
        },
      })
      const items = righe.map(({ id, tipologia, dataConsegna, fornitore, stato, ordine }) => ({
        pk: id,
        tipologia,
        fornitore: fornitore.nome,
        stato: stato?.nome ?? '',
        dataConsegna: dataConsegna ? dayOfDate(dataConsegna) : '',
        ordine: ordineOf(ordine),
      }))
      return consegneMail(items, total, publicUrl)
    },
  }
}

async function missingReader({ db, adesso, publicUrl }: Data): Promise<PromemoriaReader> {
  const where = { showReminderOrdineFornitore: true }
  const materiali = (await db.materiale.findMany({ where, select: { nome: true } })).map(({ nome }) => nome)
  const day = (date: number | null) => (date === null ? null : writeDay(date))
  let mondo: Promise<SchedulingWorld> | null = null
  return {
    async mailOf(viewer) {
      if (materiali.length === 0 || !can(viewer, 'viewOrders')) return null
      mondo ??= loadWorld(db, null, [], civilInstant(adesso))
      const { righe, totale } = await findMissing(db, ordiniList.visible(viewer), await mondo, materiali)
      if (totale === 0) return null
      const items = righe.slice(0, PROMEMORIA_MAX).map(({ ordine, materiali: own }) => ({
        ordine,
        materiali: own.map(({ materiale, necessario, ordinareEntro }) => ({
          materiale,
          necessario: day(necessario),
          ordinareEntro: day(ordinareEntro),
        })),
      }))
      return missingMail(items, totale, publicUrl, can(viewer, 'adminOrders'))
    },
  }
}

/** Who changed the plan of which order since the last digest. */
async function readChanged(db: Db, now: Date, hour: number): Promise<Map<number, string[]>> {
  const yesterday = startOfDay(workdayBefore(dayOfInstant(now)))
  const dal = new Date(yesterday.getTime() + hour * 3_600_000)
  const righe = await db.$queryRaw<{ pk: number; chi: string[] }[]>`
    SELECT oggetto_pk AS pk, array_agg(DISTINCT user_nome) FILTER (WHERE user_nome <> '') AS chi
    FROM audit_log
    WHERE azione IN ('schedula', 'rimuoviSchedulazione') AND oggetto = 'Ordine' AND il >= ${dal} AND il < ${now}
    GROUP BY oggetto_pk`
  return new Map(righe.map(({ pk, chi }) => [pk, chi ?? []]))
}

/** Hour of the digest, in Italian time. */
export const DIGEST_HOUR = 18

async function schedulazioneReader({ db, adesso, publicUrl }: Data): Promise<PromemoriaReader> {
  const changed = await readChanged(db, adesso, DIGEST_HOUR)
  return {
    async mailOf(viewer) {
      if (changed.size === 0 || !can(viewer, 'viewOrders')) return null
      const where = { AND: [ordiniList.visible(viewer), { id: { in: [...changed.keys()] } }] }
      const total = await db.ordine.count({ where })
      if (total === 0) return null
      const ordini = await db.ordine.findMany({
        where,
        orderBy: [{ numeroCommessa: 'asc' }, { id: 'asc' }],
        take: PROMEMORIA_MAX,
        select: { ...ordineColumns, dataConsegna: true, schedulazione: { select: { inizio: true, fine: true } } },
      })
      const items = ordini.map(({ dataConsegna, schedulazione: piano, ...ordine }) => ({
        ordine: { ...ordineOf(ordine), dataConsegna: dataConsegna && dayOfDate(dataConsegna) },
        piano: piano && {
          inizio: dayOfInstant(piano.inizio),
          fine: writeDay(lastDayOf(civilInstant(piano.inizio), civilInstant(piano.fine))),
        },
        chi: changed.get(ordine.id) ?? [],
      }))
      return schedulazioneMail(items, total, publicUrl, can(viewer, 'scheduleOrder'))
    },
  }
}

/** Reads the mails of each kind. */
export const promemoriaReaders = {
  consegne: consegneReader,
  mancanti: missingReader,
  schedulazione: schedulazioneReader,
} satisfies Record<TipoPromemoria, (data: Data) => Promise<PromemoriaReader>>
