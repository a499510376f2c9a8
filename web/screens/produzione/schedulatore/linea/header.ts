import { addCivilDays, daysBetween, isoWeek, mondayBefore, monthName } from '../time.ts'
import type { Span, TimeWindow } from './geometry.ts'

/** A stretch of the header, in days from the beginning of the timeline. */
interface HeaderSpan {
  key: string
  text: string
  da: number
  days: number
}

/** Months that the window touches, whole where the timeline has them whole. */
export function monthsOf(span: Span, window: Pick<TimeWindow, 'da' | 'a'>): HeaderSpan[] {
  const stretches: HeaderSpan[] = []
  let day = `${addCivilDays(span.inizio, window.da).slice(0, 7)}-01`
  const fine = addCivilDays(span.inizio, window.a)
  while (day < fine) {
    const [year = 0, month = 1] = day.split('-').map(Number)
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
    stretches.push(stretch(span, day, next, day.slice(0, 7), monthName(day)))
    day = next
  }
  return stretches
}

/** Weeks that the window touches, with their ISO number. */
export function weeksOf(span: Span, window: Pick<TimeWindow, 'da' | 'a'>): HeaderSpan[] {
  const stretches: HeaderSpan[] = []
  let day = mondayBefore(addCivilDays(span.inizio, window.da))
  const fine = addCivilDays(span.inizio, window.a)
  while (day < fine) {
    const next = addCivilDays(day, 7)
    stretches.push(stretch(span, day, next, day, `Settimana ${isoWeek(day).week}`))
    day = next
  }
  return stretches
}

function stretch(span: Span, inizio: string, fine: string, key: string, text: string): HeaderSpan {
  const from = Math.max(0, daysBetween(span.inizio, inizio))
  const a = Math.min(span.days, daysBetween(span.inizio, fine))
  return { key, text, da: from, days: Math.max(0, a - from) }
}
