import { UserErrors } from '#platform/errors.ts'
import { calendarDayOf, civilInstant, type Day, readDay } from '../schedulazione/engine/time.ts'
import { PROMESSA_MAX, PROMESSA_PAST, PROMESSA_TOO_FAR } from './rules.ts'

/** A day that somebody is told now. @throws UserErrors at `giorno` for one of the past, or too far ahead */
export function toldDay(text: string): Day {
  const day = readDay(text) as number
  const today = calendarDayOf(civilInstant(new Date()))
  if (day < today) throw UserErrors.of('giorno', PROMESSA_PAST)
  if (day > today + PROMESSA_MAX) throw UserErrors.of('giorno', PROMESSA_TOO_FAR)
  return day
}
