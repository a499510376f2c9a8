import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { loadCalendario } from './data/calendario.ts'
import { type CelleDetail, celleDetail, type QuotaInCella } from './data/quote.ts'
import {
  type Calendario,
  type CalendarioData,
  createCalendario,
  type StatoCella,
  statoCella,
  weekdayHours,
  windowOf,
} from './engine/capacita.ts'
import { type Day, dayToColumn, readDay, writeDay } from './engine/time.ts'
import { REPARTI_FASI, type RepartoFase } from './engine/types.ts'

/** Days of one question at most. */
const DAYS_MAX = 400

/** A department's day: person-minutes. */
export interface CellaView {
  giorno: string
  reparto: RepartoFase
  capacita: number
  occupato: number
  libero: number
  stato: StatoCella
  /** Opening of the day, 'HH:mm', and its hours. */
  apertura: string
  ore: number
  /** How many orders are in it. */
  quanti: number
  /** Who they are, by number: read when asked, once for the whole range. */
  ordini(): Promise<QuotaInCella[]> | QuotaInCella[]
  /** Minutes that an order has in it; read likewise. Read lazily: most cells are never asked. */
  minutiDi(ordine: number): Promise<number> | number
}

/** Reads a period that has both its days. @throws UserErrors */
export function readArco({ dal, al }: Periodo): { da: Day; a: Day } {
  const errata = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
  if (!dal) throw UserErrors.of('periodo.dal', REQUIRED_FIELD)
  if (!al) throw UserErrors.of('periodo.al', REQUIRED_FIELD)
  const [from, a] = [readDay(dal), readDay(al)]
  if (from === null) throw UserErrors.of('periodo.dal', errata)
  if (a === null) throw UserErrors.of('periodo.al', errata)
  if (a < from) throw UserErrors.of('periodo.al', 'La fine deve essere dopo l’inizio.')
  if (a - from > DAYS_MAX) throw UserErrors.of('periodo.al', `Non più di ${DAYS_MAX} giorni.`)
  return { da: from, a }
}

interface Riga {
  giorno: number
  reparto: RepartoFase
  occupato: number
  quanti: number
}

/** What is booked in a range of days, by cell: one statement, out of the index. */
async function booked(db: Db | Tx, from: Day, a: Day): Promise<Map<string, Riga>> {
  const righe = await db.$queryRaw<Riga[]>`
    SELECT giorno - date '1970-01-01' AS giorno, lower(reparto::text) AS reparto, sum(minuti)::int AS occupato,
      count(DISTINCT ordine_id)::int AS quanti
    FROM prenotazioni
    WHERE giorno BETWEEN ${dayToColumn(from)}::date AND ${dayToColumn(a)}::date
    GROUP BY prenotazioni.giorno, prenotazioni.reparto`
  return new Map(righe.map((riga) => [`${riga.reparto} ${riga.giorno}`, riga]))
}

const due = (numero: number) => String(numero).padStart(2, '0')

/** Of a calendar, when a department opens on a day, 'HH:mm', and its hours. */
export function hoursOf(data: CalendarioData): (reparto: RepartoFase, day: Day) => Pick<CellaView, 'apertura' | 'ore'> {
  const changed = new Map(data.ore.map((hours) => [hours.giorno, hours]))
  return (reparto, day) => {
    const hours = changed.get(day)?.[reparto] ?? weekdayHours(day)
    const opensAt = windowOf(data.apertura, hours).da
    return { apertura: `${due(Math.floor(opensAt / 60))}:${due(opensAt % 60)}`, ore: hours }
  }
}

/** The cells of a range of days (both included), day by day. */
export async function readCelle(db: Db | Tx, from: Day, a: Day): Promise<CellaView[]> {
  const [data, celle] = await Promise.all([loadCalendario(db, from), booked(db, from, a)])
  const calendario = createCalendario(data)
  const hours = hoursOf(data)
  const detail: CelleDetail = celleDetail(db, from, a)
  const viste: CellaView[] = []
  for (let day = from; day <= a; day++) {
    for (const reparto of REPARTI_FASI) {
      const riga = celle.get(`${reparto} ${day}`)
      viste.push({
        ...stato(calendario, reparto, day, riga?.occupato ?? 0),
        ...hours(reparto, day),
        quanti: riga?.quanti ?? 0,
        ordini: () => (riga ? detail.ordini(reparto, day) : []),
        minutiDi: (ordine) => (riga && ordine > 0 ? detail.minutiDi(ordine, reparto, day) : 0),
      })
    }
  }
  return viste
}

function stato(calendario: Calendario, reparto: RepartoFase, day: Day, occupato: number) {
  const capacita = calendario.capacita(reparto, day)
  return {
    giorno: writeDay(day),
    reparto,
    capacita,
    occupato,
    libero: capacita - occupato,
    stato: statoCella(capacita, occupato),
  }
}

/** The cells of a range, for a viewer. @throws UserErrors */
export async function schedulerSlots(periodo: Periodo, ctx: Context): Promise<CellaView[]> {
  const { da, a } = readArco(periodo)
  return readCelle(ctx.services.db, da, a)
}
