import type { Db } from '#platform/db/prisma.ts'
import { dayOfDate, hourOfTime } from '#shared/dates/days.ts'
import { clockTime, dayOfInstant } from '#shared/dates/zone.ts'
import { readEndOfHours } from '../chiusura/endOfHours.ts'
import { sessionNow } from './rules.ts'

interface Begun {
  data: Date
  oraInizio: Date | null
  iniziataIl: Date | null
}

/** The clock of the factory at an instant, as the rules of the board take it. */
export function clockAt(now: Date) {
  const clock = clockTime(now)
  return { giorno: dayOfInstant(now), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
}

/** When a session began, 'HH:mm': as it is written, else as the server stamped it on its day; null when neither says. */
export function beginningOf({ data, oraInizio, iniziataIl }: Begun): string | null {
  if (oraInizio) return hourOfTime(oraInizio)
  return iniziataIl && dayOfInstant(iniziataIl) === dayOfDate(data) ? hourOfTime(clockTime(iniziataIl)) : null
}

/**
 * When the hours of its department ended, 'HH:mm', of a session that was left open; null of one that has ended or is
 * worked at, and of a day without hours.
 */
export async function closedAt(
  db: Db,
  session: Begun & { oraFine: Date | null; automatica: boolean; lavorazione: { fase: string } },
  now: Date,
): Promise<string | null> {
  if (session.oraFine || session.automatica) return null
  const day = dayOfDate(session.data)
  const chiusura = (await readEndOfHours(db, [day]))(day, session.lavorazione.fase)
  const { wasLeftOpen } = sessionNow({ giorno: day, inizio: beginningOf(session), chiusura }, clockAt(now))
  return wasLeftOpen ? chiusura : null
}
