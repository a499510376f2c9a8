import { defaultOre } from '#persone/calendario/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { loadFasi } from '#produzione/schedulazione/data/fasi.ts'
import type { RepartoFase } from '#produzione/schedulazione/engine/types.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { clockTime, dayOfInstant } from '#shared/dates/zone.ts'
import { readLavoroFasi } from './read.ts'
import { affectedBy, minutiRimasti, minutiRitardo, stillToday, waitersOf } from './rules.ts'

/** A phase that is being worked and runs behind its plan. */
export interface FaseInRitardo {
  ordine: number
  nomeFase: string
  /** 'macchine' or 'banchi'. */
  reparto: RepartoFase
  /** Planned end. */
  fine: Date
  /** Minutes that it takes as it is planned. */
  minuti: number
  minutiRimasti: number
  minutiRitardo: number
  /** 'YYYY-MM-DD': its last day at the pace of its bookings. */
  fineStimata: string
  /** What it runs into, in words. */
  colpisce: string[]
}

/** How long after its planned end a phase is still looked at, days, and how many at most. */
const DAYS = 60
const FASI_MAX = 500
/** Minutes of a day of work, where its weekday has none. */
const WORKDAY = 480

interface Found {
  ordine: number
  fase: string
  reparto: RepartoFase
  fine: Date
  durata: number
  bookedToday: number
  bookedLater: number
  giorni: number
  dataConsegna: Date | null
}

/**
 * The phases that somebody has begun to work and that run late: what is left of them is more than they have booked from
 * now on. Those with the last of their states are finished, whatever the pieces say.
 * @param onlyOrdine only of this order
 */
export async function readRitardi(db: Db, now: Date, onlyOrdine?: number): Promise<FaseInRitardo[]> {
  const today = dayOfInstant(now)
  const from = new Date(now.getTime() - DAYS * 86_400_000)
  const found = await db.$queryRaw<Found[]>`
    SELECT f.ordine_id AS ordine, f.nome_fase AS fase, c.reparto, f.fine, f.durata,
      o.data_consegna AS "dataConsegna",
      coalesce((SELECT sum(p.minuti) FROM prenotazioni p WHERE p.fase_id = f.id AND p.giorno = ${today}::date), 0)::int
        AS "bookedToday",
      coalesce((SELECT sum(p.minuti) FROM prenotazioni p WHERE p.fase_id = f.id AND p.giorno > ${today}::date), 0)::int
        AS "bookedLater",
      (SELECT count(*) FROM prenotazioni p WHERE p.fase_id = f.id)::int AS giorni
    FROM schedulazioni_fase f
    JOIN fasi c ON c.nome = f.nome_fase AND c.reparto IS NOT NULL AND NOT c.infinite_capacity
    JOIN ordini o ON o.id = f.ordine_id
    WHERE f.inizio <= ${now} AND f.fine > ${from}
      ${onlyOrdine === undefined ? Prisma.empty : Prisma.sql`AND f.ordine_id = ${onlyOrdine}`}
      AND EXISTS (SELECT FROM attivita a JOIN lavorazioni l ON l.id = a.lavorazione_id
        WHERE a.ordine_id = f.ordine_id AND l.fase = f.nome_fase)
      AND NOT EXISTS (SELECT FROM stati_fase s JOIN valori_stato v ON v.id = s.stato_id
        WHERE s.ordine_id = f.ordine_id AND s.nome_fase = f.nome_fase AND v.ordine =
          (SELECT max(u.ordine) FROM valori_stato u WHERE u.contesto = 'FASI' AND u.nome_fase = f.nome_fase))
    ORDER BY f.fine, f.ordine_id LIMIT ${FASI_MAX}`
  if (found.length === 0) return []
  const ordini = [...new Set(found.map(({ ordine }) => ordine))]
  const [lavoro, fasi, { ora_apertura: apertura, ore_settimana: week }, schedulate] = await Promise.all([
    readLavoroFasi(db, ordini),
    loadFasi(db),
    readSettings(db),
    db.schedulazioneFase.findMany({
      where: { ordineId: { in: ordini } },
      select: { ordineId: true, nomeFase: true, inizio: true },
    }),
  ])
  const clock = clockTime(now)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const [hours = 8, minutes = 0] = apertura.split(':').map(Number)
  const workday = { apertura: hours * 60 + minutes, durata: defaultOre(today, week) * 60 || WORKDAY }
  return found.flatMap((one) => {
    const own = lavoro.get(one.ordine)?.get(one.fase)
    const remaining = own ? minutiRimasti(one.durata, own) : null
    if (remaining === null || remaining === 0) return []
    const expected = one.bookedLater + stillToday(one.bookedToday, minute, workday)
    const ritardo = minutiRitardo(remaining, expected)
    if (ritardo === 0) return []
    const perDay = Math.max(1, one.giorni === 0 ? WORKDAY : one.durata / one.giorni)
    const last = one.fine < now ? today : dayOfInstant(one.fine)
    const fineStimata = workDaysAfter(last, Math.ceil(ritardo / perDay))
    const waiting = waitersOf(fasi, one.fase)
    const colpisce = affectedBy(
      fineStimata,
      schedulate
        .filter(({ ordineId, nomeFase }) => ordineId === one.ordine && waiting.has(nomeFase))
        .map(({ nomeFase, inizio }) => ({ nome: nomeFase, giorno: dayOfInstant(inizio) })),
      one.dataConsegna && dayOfDate(one.dataConsegna),
    )
    const { ordine, fase: nomeFase, reparto, fine } = one
    const which = { ordine, nomeFase, reparto, fine, minuti: one.durata }
    return [{ ...which, minutiRimasti: remaining, minutiRitardo: ritardo, fineStimata, colpisce }]
  })
}

/** The day some days of work after one, without Saturdays and Sundays. @param day 'YYYY-MM-DD' */
function workDaysAfter(day: string, count: number): string {
  const data = dateOfDay(day)
  for (let resto = Math.min(count, 400); resto > 0; ) {
    data.setUTCDate(data.getUTCDate() + 1)
    if (data.getUTCDay() % 6 !== 0) resto--
  }
  return dayOfDate(data)
}
