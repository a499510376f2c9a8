// How much work a department can do on a day, and at which minute of the day a given amount of it is done.
// Person-minutes; `naive.ts` of the tests counts them minute by minute and must agree.
// docs/scheduler.md#capacity
import { clipIntervals, intervalOf, type Pause, type TimeInterval, unionOfIntervals } from './intervals.ts'
import { type Day, MINUTES_PER_DAY, startOf } from './time.ts'
import type { RepartoCapacity, RepartoFase } from './types.ts'

interface PersonaInCalendario {
  reparto: RepartoFase
  dal: Day
  /** Last day, included; null while employed. */
  al: Day | null
  assenze: readonly Pause[]
}

/** Everything that a capacity is made of: plain data. */
export interface CalendarioData {
  /** The departments that have a capacity, in their order; another has none. */
  reparti: readonly RepartoCapacity[]
  /** Opening, minutes of the day. */
  apertura: number
  /** Hours of a usual day, Monday to Sunday. */
  settimana: readonly number[]
  /** Hours of the days that differ from the default of their weekday, by department. */
  ore: readonly { giorno: Day; ore: Readonly<Record<RepartoFase, number>> }[]
  festivita: readonly Pause[]
  persone: readonly PersonaInCalendario[]
}

/** A stretch of the day in which the same number of people works. */
interface Stretch extends TimeInterval {
  persone: number
}

interface Workday {
  capacita: number
  tratti: readonly Stretch[]
}

export interface Calendario {
  /** Keys of the departments that have a capacity, in their order. */
  reparti: readonly RepartoFase[]
  /** Person-minutes of a department on a day. */
  capacita(reparto: RepartoFase, day: Day): number
  /** Those done before a minute of the day. */
  done(reparto: RepartoFase, day: Day, minute: number): number
  /** The minute in which work begins after `done` person-minutes of the day (floored). */
  startMinute(reparto: RepartoFase, day: Day, done: number): number
  /** The minute by which `done` person-minutes of the day are done (ceiled). */
  endMinute(reparto: RepartoFase, day: Day, done: number): number
}

/** Hours of a day that nobody has changed. @param week the usual one, Monday to Sunday */
export function weekdayHours(day: Day, week: readonly number[]): number {
  // 1970-01-01 was a Thursday.
  return week[(((day + 3) % 7) + 7) % 7] ?? 0
}

/** The opening hours of a day, minutes of the day: earlier than the opening if they would cross midnight. */
export function windowOf(apertura: number, hours: number): TimeInterval {
  const minutes = Math.min(MINUTES_PER_DAY, Math.max(0, Math.round(hours * 60)))
  const from = Math.min(apertura, MINUTES_PER_DAY - minutes)
  return { da: from, a: from + minutes }
}

/** What is left of a window outside of its pauses. */
function worked({ da, a }: TimeInterval, pause: readonly TimeInterval[]): TimeInterval[] {
  const resto: TimeInterval[] = []
  let free = da
  for (const pausa of unionOfIntervals(pause)) {
    if (pausa.da > free) resto.push({ da: free, a: pausa.da })
    free = pausa.a
  }
  if (free < a) resto.push({ da: free, a })
  return resto
}

/** People with the same hours. */
interface PeopleGroup {
  persone: number
  orari: readonly TimeInterval[]
}

/** People who work at the same time, counted: stretches in which their number does not change. */
function count(groups: readonly PeopleGroup[]): Stretch[] {
  const jumps = new Map<number, number>()
  const jump = (minute: number, persone: number) => jumps.set(minute, (jumps.get(minute) ?? 0) + persone)
  for (const { persone, orari } of groups) {
    for (const { da, a } of orari) {
      jump(da, persone)
      jump(a, -persone)
    }
  }
  const stretches: Stretch[] = []
  let persone = 0
  let from = 0
  for (const [minute, difference] of [...jumps].sort(([x], [y]) => x - y)) {
    if (persone > 0 && minute > from) stretches.push({ da: from, a: minute, persone })
    persone += difference
    from = minute
  }
  return stretches
}

const CLOSED: Workday = { capacita: 0, tratti: [] }

function workdayOf(groups: readonly PeopleGroup[]): Workday {
  const stretches = count(groups)
  return { capacita: stretches.reduce((sum, { da, a, persone: n }) => sum + (a - da) * n, 0), tratti: stretches }
}

/**
 * Fixed minutes of a day as people who do them from the opening on: as many as work the whole day, and one for what is
 * left. A holiday of some hours takes its part.
 */
function fixedGroups(minutes: number, open: TimeInterval, closed: readonly TimeInterval[]): PeopleGroup[] {
  const duration = open.a - open.da
  const rest = { da: open.da, a: open.da + (minutes % duration) }
  return [
    { persone: Math.floor(minutes / duration), orari: worked(open, closed) },
    { persone: 1, orari: worked(rest, clipIntervals(closed, rest.da, rest.a)) },
  ]
}

/** Prepares a calendar; each day is worked out when first asked for. */
export function createCalendario(data: CalendarioData): Calendario {
  const { reparti, apertura, settimana, ore, festivita, persone } = data
  const changed = new Map(ore.map((day) => [day.giorno, day.ore]))
  const capacities = new Map(reparti.map((one) => [one.chiave, one]))
  const closures = festivita.map(intervalOf)
  const staff = persone.map((persona) => ({ ...persona, assenze: persona.assenze.map(intervalOf) }))
  const giornate = new Map(reparti.map(({ chiave }) => [chiave, new Map<Day, Workday>()]))

  /** Stretches of civil time inside a window of a day, as minutes of that day. */
  const onDayOf = (intervals: readonly TimeInterval[], day: Day, { da, a }: TimeInterval) => {
    const midnight = startOf(day)
    const parts = clipIntervals(intervals, midnight + da, midnight + a)
    return parts.map((part) => ({ da: part.da - midnight, a: part.a - midnight }))
  }

  function compute(own: RepartoCapacity, day: Day): Workday {
    const reparto = own.chiave
    const open = windowOf(apertura, changed.get(day)?.[reparto] ?? weekdayHours(day, settimana))
    if (open.da === open.a) return CLOSED
    const closed = onDayOf(closures, day, open)
    if (own.capacita === 'minuti') return workdayOf(fixedGroups(own.minuti, open, closed))
    // A department without staff counts as one person, so that a fresh installation can plan.
    let present = 0
    let whole = 0
    const groups: PeopleGroup[] = []
    for (const { reparto: its, dal, al, assenze } of staff) {
      if (its !== reparto || day < dal || (al !== null && al < day)) continue
      present++
      const absent = onDayOf(assenze, day, open)
      if (absent.length === 0) whole++
      else groups.push({ persone: 1, orari: worked(open, [...closed, ...absent]) })
    }
    if (present === 0) whole = 1
    groups.push({ persone: whole, orari: worked(open, closed) })
    return workdayOf(groups)
  }

  function workday(reparto: RepartoFase, day: Day): Workday {
    const known = giornate.get(reparto)
    const own = capacities.get(reparto)
    if (!known || !own) return CLOSED
    let found = known.get(day)
    if (!found) {
      found = compute(own, day)
      known.set(day, found)
    }
    return found
  }

  return {
    reparti: [...capacities.keys()],
    capacita: (reparto, day) => workday(reparto, day).capacita,
    done(reparto, day, minute) {
      let done = 0
      for (const { da, a, persone: n } of workday(reparto, day).tratti) {
        if (minute <= da) break
        done += (Math.min(minute, a) - da) * n
      }
      return done
    },
    startMinute(reparto, day, done) {
      let before = 0
      for (const { da, a, persone: n } of workday(reparto, day).tratti) {
        const after = before + (a - da) * n
        if (done < after) return da + Math.floor((done - before) / n)
        before = after
      }
      throw new RangeError(`${done} is the whole day`)
    },
    endMinute(reparto, day, done) {
      let before = 0
      for (const { da, a, persone: n } of workday(reparto, day).tratti) {
        const after = before + (a - da) * n
        if (done <= after) return da + Math.ceil((done - before) / n)
        before = after
      }
      throw new RangeError(`${done} is more than the day`)
    },
  }
}

export const STATI_CELLA = ['broken', 'closed', 'filled', 'free'] as const
export type StatoCella = (typeof STATI_CELLA)[number]

/** The state of a cell, tested in this order. */
export function statoCella(capacita: number, booked: number): StatoCella {
  if (capacita < booked) return 'broken'
  if (capacita === 0) return 'closed'
  return capacita === booked ? 'filled' : 'free'
}
