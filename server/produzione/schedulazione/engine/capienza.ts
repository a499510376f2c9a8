import type { Availability } from './availability.ts'
import { calendarDayOf, type Day, type Instant, minuteOf, startOf } from './time.ts'
import type { Occupazione, RepartoFase } from './types.ts'

/** How many days ahead room is looked for. */
const HORIZON = 730

/** Where finite work finds its room. */
export interface FreePlace {
  inizio: Instant
  fine: Instant
  occupazioni: Occupazione[]
}

/** Person-minutes of a day that are gone for work coming at `lo`: those booked, or those before the hour. */
function consumed({ calendario, occupati }: Availability, reparto: RepartoFase, day: Day, lo: Instant): number {
  const before = day === calendarDayOf(lo) ? calendario.done(reparto, day, minuteOf(lo)) : 0
  return Math.max(occupati(reparto, day), before)
}

/** The days from `lo` on that have something free for work coming at `lo`, with how much, ascending. */
export function* freeDays(
  availability: Availability,
  reparto: RepartoFase,
  lo: Instant,
): Generator<Occupazione & { dopo: number }> {
  const first = calendarDayOf(lo)
  const until = first + HORIZON
  for (let search: Day = first; ; ) {
    const day = availability.prossimo(reparto, search, until)
    if (day === null) return
    const after = consumed(availability, reparto, day, lo)
    const minutes = availability.calendario.capacita(reparto, day) - after
    if (minutes > 0) yield { giorno: day, minuti: minutes, dopo: after }
    search = day + 1
  }
}

/**
 * Puts minutes of work where there is room, day by day from `lo`. Work of no minutes needs no
 * room. Start and end are at the position after the work already in the day.
 * @returns null when the horizon has not room enough
 */
export function findPlace(
  availability: Availability,
  { reparto, lo, minuti }: { reparto: RepartoFase; lo: Instant; minuti: number },
): FreePlace | null {
  if (minuti === 0) return { inizio: lo, fine: lo, occupazioni: [] }
  const { calendario } = availability
  const occupazioni: Occupazione[] = []
  let resto = minuti
  let inizio: Instant | null = null
  for (const free of freeDays(availability, reparto, lo)) {
    const { giorno, dopo } = free
    const taken = Math.min(resto, free.minuti)
    inizio ??= startOf(giorno) + calendario.startMinute(reparto, giorno, dopo)
    occupazioni.push({ giorno, minuti: taken })
    resto -= taken
    if (resto === 0) {
      return { inizio, fine: startOf(giorno) + calendario.endMinute(reparto, giorno, dopo + taken), occupazioni }
    }
  }
  return null
}

/** Whether a department still works at or after a time of its day. */
export function stillOpen({ calendario }: Availability, reparto: RepartoFase, lo: Instant): boolean {
  const day = calendarDayOf(lo)
  return calendario.capacita(reparto, day) > calendario.done(reparto, day, minuteOf(lo))
}
