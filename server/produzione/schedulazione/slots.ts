import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { type Agenda, askWithAgenda } from './data/agenda.ts'
import { numeriCommessa } from './data/libro.ts'
import { type CalendarioData, type StatoCella, statoCella, weekdayHours, windowOf } from './engine/capacita.ts'
import type { Libro } from './engine/libro.ts'
import { type Day, readDay, writeDay } from './engine/time.ts'
import type { RepartoFase } from './engine/types.ts'

/** Days of one question at most. */
const DAYS_MAX = 400

/** Minutes that an order has in a cell. */
export interface QuotaInCella {
  id: number
  numero_commessa: string
  time: number
}

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
  count: number
  /** Who they are, by number: read when asked, once for the whole range. */
  ordini(): Promise<QuotaInCella[]> | QuotaInCella[]
  /** Minutes that an order has in it. */
  minutiDi(ordine: number): number
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

const due = (numero: number) => String(numero).padStart(2, '0')

/** Of a calendar, when a department opens on a day, 'HH:mm', and its hours. */
export function hoursOf(data: CalendarioData): (reparto: RepartoFase, day: Day) => Pick<CellaView, 'apertura' | 'ore'> {
  const changed = new Map(data.ore.map((hours) => [hours.giorno, hours.ore]))
  return (reparto, day) => {
    const hours = changed.get(day)?.[reparto] ?? weekdayHours(day, data.settimana)
    const opensAt = windowOf(data.apertura, hours).da
    return { apertura: `${due(Math.floor(opensAt / 60))}:${due(opensAt % 60)}`, ore: hours }
  }
}

/** A cell without what its orders are called by. */
type PlainCella = Omit<CellaView, 'ordini'>

const plainOf = new WeakMap<Agenda, (reparto: RepartoFase, day: Day) => PlainCella>()

/** The cells of an agenda: each is made when it is first asked, for all who read that agenda. */
function plainCelle(agenda: Agenda): (reparto: RepartoFase, day: Day) => PlainCella {
  const known = plainOf.get(agenda)
  if (known) return known
  const { data, calendario, libro } = agenda
  const hours = hoursOf(data)
  const made = new Map(calendario.reparti.map((reparto) => [reparto, new Map<Day, PlainCella>()]))
  const make = (reparto: RepartoFase, day: Day): PlainCella => {
    const cella = libro.get(reparto)?.get(day)
    const capacita = calendario.capacita(reparto, day)
    const occupato = cella?.minuti ?? 0
    return {
      giorno: writeDay(day),
      reparto,
      capacita,
      occupato,
      libero: capacita - occupato,
      stato: statoCella(capacita, occupato),
      ...hours(reparto, day),
      count: cella?.ordini.size ?? 0,
      minutiDi: (ordine) => cella?.ordini.get(ordine) ?? 0,
    }
  }
  const celle = (reparto: RepartoFase, day: Day) => {
    const one = made.get(reparto)?.get(day) ?? make(reparto, day)
    made.get(reparto)?.set(day, one)
    return one
  }
  plainOf.set(agenda, celle)
  return celle
}

/** The cells of a range of days (both included), day by day: one statement, for the days that have changed. */
export async function readCelle(db: Db | Tx, from: Day, a: Day): Promise<CellaView[]> {
  const agenda = await askWithAgenda(db, { dal: from, al: a }, (part) => part)
  const { calendario, libro } = agenda
  const cella = plainCelle(agenda)
  const ordini = ordiniOf(db, libro, from, a)
  const viste: CellaView[] = []
  for (let day = from; day <= a; day++) {
    for (const reparto of calendario.reparti) {
      viste.push({ ...cella(reparto, day), ordini: () => (libro.get(reparto)?.has(day) ? ordini(reparto, day) : []) })
    }
  }
  return viste
}

/** Who fills the cells of a range of days: what they are called by is read when it is first asked, for all of them. */
function ordiniOf(db: Db | Tx, libro: Libro, from: Day, a: Day) {
  const inRange = () => {
    const found = new Set<number>()
    for (const days of libro.values()) {
      for (let day = from; day <= a; day++) {
        for (const ordine of days.get(day)?.ordini.keys() ?? []) found.add(ordine)
      }
    }
    return found
  }
  const read = async () => [...(await numeriCommessa(db, inRange()))]
  let asked: Promise<Map<number, { place: number; numero: string }>> | undefined
  return async (reparto: RepartoFase, day: Day): Promise<QuotaInCella[]> => {
    const cella = libro.get(reparto)?.get(day)
    if (!cella) return []
    asked ??= read().then((named) => new Map(named.map(([id, numero], place) => [id, { place, numero }])))
    const named = await asked
    const placeOf = ({ id }: QuotaInCella) => named.get(id)?.place ?? 0
    return [...cella.ordini]
      .flatMap(([id, time]) => {
        const numero = named.get(id)?.numero
        return numero === undefined ? [] : [{ id, numero_commessa: numero, time }]
      })
      .sort((one, other) => placeOf(one) - placeOf(other))
  }
}

/** The cells of a range, for a viewer. @throws UserErrors */
export async function schedulerSlots(periodo: Periodo, ctx: Context): Promise<CellaView[]> {
  const { da, a } = readArco(periodo)
  return readCelle(ctx.services.db, da, a)
}
