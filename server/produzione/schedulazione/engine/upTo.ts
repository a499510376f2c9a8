import type { Availability } from './availability.ts'
import { freeDays } from './capienza.ts'
import { calendarDayOf, type Instant, minuteOf, startOf } from './time.ts'
import type { HeldDates, Occupazione, RepartoFase } from './types.ts'

type Prolonged = HeldDates & { durata: number }

/**
 * Work that has its place, made to end at `fine` or as near before it as there is room: later it takes what is free
 * between its end and there, earlier it gives back what it did after. It begins where it began.
 * @param availability what it finds without its own minutes; @returns null when nothing would be left of it
 */
export function upTo(
  availability: Availability,
  reparto: RepartoFase,
  tenuta: HeldDates,
  fine: Instant,
): Prolonged | null {
  const last = tenuta.occupazioni.at(-1)
  if (!last) {
    return lengthen(
      availability,
      reparto,
      { ...tenuta, last: { giorno: calendarDayOf(tenuta.inizio), minuti: 0 } },
      fine,
    )
  }
  const after = fine >= tenuta.fine
  return after
    ? lengthen(availability, reparto, { ...tenuta, last }, fine)
    : shorten(availability, reparto, tenuta, fine)
}

const whole = (tenuta: HeldDates): Prolonged | null => {
  const duration = tenuta.occupazioni.reduce((sum, { minuti }) => sum + minuti, 0)
  return duration > 0 ? { ...tenuta, durata: duration } : null
}

/** Person-minutes of a day that are past at an instant: all of them on an earlier day, none on a later one. */
function pastDays({ calendario }: Availability, reparto: RepartoFase, day: number, instant: Instant): number {
  if (day < calendarDayOf(instant)) return calendario.capacita(reparto, day)
  return day > calendarDayOf(instant) ? 0 : calendario.done(reparto, day, minuteOf(instant))
}

function lengthen(
  availability: Availability,
  reparto: RepartoFase,
  { last, ...tenuta }: HeldDates & { last: Occupazione },
  fine: Instant,
): Prolonged | null {
  const { calendario, free } = availability
  const { giorno } = last
  const done = pastDays(availability, reparto, giorno, tenuta.fine)
  const again = Math.min(free(reparto, giorno) - last.minuti, pastDays(availability, reparto, giorno, fine) - done)
  const taken = Math.max(0, again)
  const occupazioni = tenuta.occupazioni.filter((one) => one !== last)
  if (last.minuti + taken > 0) occupazioni.push({ giorno, minuti: last.minuti + taken })
  let arrivo = taken > 0 ? startOf(giorno) + calendario.endMinute(reparto, giorno, done + taken) : tenuta.fine
  for (const free of freeDays(availability, reparto, startOf(giorno + 1))) {
    const minutes = Math.min(free.minuti, pastDays(availability, reparto, free.giorno, fine) - free.dopo)
    if (minutes <= 0) break
    occupazioni.push({ giorno: free.giorno, minuti: minutes })
    arrivo = startOf(free.giorno) + calendario.endMinute(reparto, free.giorno, free.dopo + minutes)
  }
  return whole({ inizio: tenuta.inizio, fine: arrivo, occupazioni })
}

function shorten(
  availability: Availability,
  reparto: RepartoFase,
  { inizio, fine: era, occupazioni }: HeldDates,
  fine: Instant,
): Prolonged | null {
  const { calendario } = availability
  const kept: Occupazione[] = []
  let arrivo = inizio
  for (const { giorno, minuti } of occupazioni) {
    // On every day but the last it worked until the day was over.
    const until = pastDays(availability, reparto, giorno, era)
    const via = Math.max(0, until - pastDays(availability, reparto, giorno, fine))
    const staying = minuti - via
    if (staying <= 0) break
    kept.push({ giorno, minuti: staying })
    arrivo = startOf(giorno) + calendario.endMinute(reparto, giorno, until - via)
  }
  return whole({ inizio, fine: Math.min(arrivo, era), occupazioni: kept })
}
