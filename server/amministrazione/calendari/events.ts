import { ordiniList } from '#ordini/ordini/list.ts'
import { assenzeList } from '#persone/assenze/list.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { Viewer } from '#platform/permissions.ts'
import type { LinkCalendario } from '#prisma/generated/client.ts'
import { fasiSchedulateList } from '#produzione/fasiSchedulate/list.ts'
import { dateOfDay, dayOfDate, hourOfTime } from '#shared/dates/days.ts'
import { dayOfInstant, nextTime, startOfDay } from '#shared/dates/zone.ts'
import type { CalendarEvent } from './ics.ts'

const DAY_MS = 86_400_000
/** Days that a calendar tells, before today and after. */
const BEFORE = 60
const AFTER = 365

/** What is told, as instants and as days. */
function windowOf(now: Date) {
  const [from, to] = [new Date(now.getTime() - BEFORE * DAY_MS), new Date(now.getTime() + AFTER * DAY_MS)]
  return { from, to, fromDay: dateOfDay(dayOfInstant(from)), toDay: dateOfDay(dayOfInstant(to)) }
}

/** Of the rows that are gone, what was kept of them. */
async function goneOf(db: Db, tipo: string) {
  const rows = await db.eliminazione.findMany({
    where: { tipo, dati: { not: {} } },
    orderBy: { id: 'desc' },
    take: 2000,
  })
  return rows.map(({ pk, il, dati }) => ({ pk, il, kept: (dati ?? {}) as Readonly<Record<string, unknown>> }))
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const instant = (value: unknown) => {
  const read = new Date(text(value))
  return Number.isNaN(read.getTime()) ? null : read
}

async function plan(db: Db, viewer: Viewer, { reparto }: LinkCalendario, now: Date): Promise<CalendarEvent[]> {
  const { from, to } = windowOf(now)
  const phases = (await db.fase.findMany({ where: { reparto }, select: { nome: true } })).map(({ nome }) => nome)
  const where = { nomeFase: { in: phases }, inizio: { lte: to }, fine: { gte: from } }
  const rows = await db.schedulazioneFase.findMany({
    where: { AND: [fasiSchedulateList.visible(viewer), where] },
    orderBy: { inizio: 'asc' },
    include: {
      schedulazione: { select: { ordine: { select: { numeroCommessa: true, nomeCliente: true, riferimento: true } } } },
    },
  })
  const gone = (await goneOf(db, 'SchedulazioneFase')).flatMap(({ il, kept }): CalendarEvent[] => {
    const [inizio, fine, fase] = [instant(kept.inizio), instant(kept.fine), text(kept.nome_fase)]
    if (!inizio || !fine || !phases.includes(fase)) return []
    const uid = `fase-${kept.ordine_id}-${encodeURIComponent(fase)}`
    return [{ uid, when: { inizio, fine }, title: fase, changed: il, cancelled: true }]
  })
  const told = rows.map(({ ordineId, nomeFase, inizio, fine, aggiornatoIl, schedulazione: { ordine } }) => ({
    uid: `fase-${ordineId}-${encodeURIComponent(nomeFase)}`,
    when: { inizio, fine },
    title: `${nomeFase}: ${ordine.numeroCommessa} ${ordine.nomeCliente}`.trim(),
    text: ordine.riferimento,
    changed: aggiornatoIl,
  }))
  return [...told, ...gone]
}

const DAYS_OF_ORDER = [
  ['consegna', 'Consegna', 'dataConsegna', 'data_consegna'],
  ['posa', 'Posa', 'dataPosa', 'data_posa'],
] as const

async function deliveries(db: Db, viewer: Viewer, _link: LinkCalendario, now: Date): Promise<CalendarEvent[]> {
  const { fromDay, toDay } = windowOf(now)
  const within = { gte: fromDay, lte: toDay }
  const rows = await db.ordine.findMany({
    where: { AND: [ordiniList.visible(viewer), { OR: [{ dataConsegna: within }, { dataPosa: within }] }] },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      numeroCommessa: true,
      nomeCliente: true,
      riferimento: true,
      dataConsegna: true,
      dataPosa: true,
      aggiornatoIl: true,
    },
  })
  const told = rows.flatMap((ordine) =>
    DAYS_OF_ORDER.flatMap(([word, title, name]): CalendarEvent[] => {
      const day = ordine[name] && dayOfDate(ordine[name])
      if (!day) return []
      return [
        {
          uid: `ordine-${ordine.id}-${word}`,
          when: { giornoDa: day, giornoA: day },
          title: `${title}: ${ordine.numeroCommessa} ${ordine.nomeCliente}`.trim(),
          text: ordine.riferimento,
          changed: ordine.aggiornatoIl,
        },
      ]
    }),
  )
  const gone = (await goneOf(db, 'Ordine')).flatMap(({ pk, il, kept }) =>
    DAYS_OF_ORDER.flatMap(([word, title, , column]): CalendarEvent[] => {
      const day = text(kept[column])
      if (!day) return []
      const uid = `ordine-${pk}-${word}`
      const called = `${title}: ${text(kept.numero_commessa)}`
      return [{ uid, when: { giornoDa: day, giornoA: day }, title: called, changed: il, cancelled: true }]
    }),
  )
  return [...told, ...gone]
}

/** An hour of a day in Italy. */
const at = (day: string, hour: string) => nextTime(hour, new Date(startOfDay(day).getTime() - 1))

async function absences(db: Db, viewer: Viewer, _link: LinkCalendario, now: Date): Promise<CalendarEvent[]> {
  const { fromDay, toDay } = windowOf(now)
  const rows = await db.assenza.findMany({
    where: { AND: [assenzeList.visible(viewer), { giornoDa: { lte: toDay }, giornoA: { gte: fromDay } }] },
    orderBy: { id: 'asc' },
    include: { persona: { select: { nome: true } } },
  })
  const told = rows.map(({ id, persona, title, giornoDa, giornoA, oraDa, oraA, aggiornatoIl }): CalendarEvent => {
    const [from, to] = [dayOfDate(giornoDa), dayOfDate(giornoA)]
    const hours = oraDa && oraA ? { inizio: at(from, hourOfTime(oraDa)), fine: at(to, hourOfTime(oraA)) } : null
    return {
      uid: `assenza-${id}`,
      when: hours ?? { giornoDa: from, giornoA: to },
      title: `${persona.nome}: ${title || 'Assenza'}`,
      changed: aggiornatoIl,
    }
  })
  const gone = (await goneOf(db, 'Assenza')).map(({ pk, il, kept }): CalendarEvent => {
    const when = { giornoDa: text(kept.giorno_da), giornoA: text(kept.giorno_a) }
    return { uid: `assenza-${pk}`, when, title: 'Assenza', changed: il, cancelled: true }
  })
  return [...told, ...gone]
}

const KINDS = { PIANO: plan, CONSEGNE: deliveries, ASSENZE: absences } as const

/** Who sees every row of a list: only they are told of rows that are gone, since nothing says whose those were. */
const seesAll = (visible: object) => Object.keys(visible).length === 0

const LISTS = { PIANO: fasiSchedulateList, CONSEGNE: ordiniList, ASSENZE: assenzeList } as const

/**
 * What a calendar tells, as its maker sees it today: each thing once. What was removed is told as cancelled for 90 days,
 * unless it is there again.
 */
export async function eventsOf(
  db: Db,
  link: LinkCalendario,
  viewer: Viewer,
  now = new Date(),
): Promise<CalendarEvent[]> {
  const all = await KINDS[link.tipo](db, viewer, link, now)
  const isTold = seesAll(LISTS[link.tipo].visible(viewer))
  const byUid = new Map<string, CalendarEvent>()
  for (const event of all) if (!byUid.has(event.uid) && (isTold || !event.cancelled)) byUid.set(event.uid, event)
  return [...byUid.values()]
}
