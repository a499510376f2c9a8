// Civil days and hours as texts: no zone, no clock, so that a planner in another country sees the factory's days.

const MS_PER_DAY = 86_400_000

// Both ways are asked thousands of times for each screenful, always of the same few hundred days.
const numeri = new Map<string, number>()
const days = new Map<number, string>()

/** Number of a day (YYYY-MM-DD), for differences. */
export function numberOfDay(day: string): number {
  const data = day.length > 10 ? day.slice(0, 10) : day
  let numero = numeri.get(data)
  if (numero === undefined) {
    numero = Math.round(Date.parse(`${data}T00:00:00Z`) / MS_PER_DAY)
    numeri.set(data, numero)
  }
  return numero
}

/** The day (YYYY-MM-DD) with that number. */
export function dayOfNumber(numero: number): string {
  let day = days.get(numero)
  if (day === undefined) {
    day = new Date(numero * MS_PER_DAY).toISOString().slice(0, 10)
    days.set(numero, day)
  }
  return day
}

export function addCivilDays(day: string, days: number): string {
  return dayOfNumber(numberOfDay(day) + days)
}

/** Some months later or earlier; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, numero = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  last.setUTCDate(Math.min(numero, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Days from `from` to `a`; negative when `a` is before. */
export function daysBetween(from: string, a: string): number {
  return numberOfDay(a) - numberOfDay(from)
}

/** 0 on Sunday … 6 on Saturday. */
export function weekdayNumber(day: string): number {
  return (((numberOfDay(day) + 4) % 7) + 7) % 7
}

export function mondayBefore(day: string): string {
  return addCivilDays(day, -((weekdayNumber(day) + 6) % 7))
}

/** ISO week: the one of its Thursday. */
export function isoWeek(day: string): { year: number; week: number } {
  const thursday = addCivilDays(mondayBefore(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 }
}

/** Minutes from the midnight of a civil text 'YYYY-MM-DD HH[:mm[:ss]]'; 0 for a bare day. */
export function minutesOfDay(instant: string): number {
  if (instant.length <= 10) return 0
  return Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16))
}

/** Minutes from 1970 of a civil text: for orders and differences only. */
export function civilMinutes(instant: string): number {
  return numberOfDay(instant) * 1440 + minutesOfDay(instant)
}

/** 'YYYY-MM-DD HH': a start as the server takes it. */
export function truncatedHour(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 13).padStart(2, '0')}`
}

/** A start 'YYYY-MM-DD HH' some hours later or earlier, across midnight. */
export function addHours(instant: string, hours: number): string {
  const total = Math.floor(civilMinutes(instant) / 60) + hours
  return `${dayOfNumber(Math.floor(total / 24))} ${String(((total % 24) + 24) % 24).padStart(2, '0')}`
}

export const WEEKDAYS = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] as const
export const WEEKDAY_NAMES = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const
export const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const

/** 'novembre 2026'. */
export function monthName(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** 'lunedì 23-11-2026'. */
export function dayName(day: string): string {
  const [year, month, numero] = day.slice(0, 10).split('-')
  return `${WEEKDAY_NAMES[weekdayNumber(day)]} ${numero}-${month}-${year}`
}

/** 'lun 23-11 09:00': a moment of the plan, short. The year only when it isn't the given one. */
export function momentInWords(instant: string, year?: string): string {
  const [a, month, numero] = instant.slice(0, 10).split('-')
  const hour = instant.length > 10 ? ` ${instant.slice(11, 13)}:${instant.slice(14, 16) || '00'}` : ''
  return `${WEEKDAYS[weekdayNumber(instant)]} ${numero}-${month}${year && a !== year ? `-${a}` : ''}${hour}`
}

/** An end as people say it: at midnight the day alone. The year only when it isn't the given one. */
export function endMomentInWords(instant: string, year?: string): string {
  return momentInWords(instant.endsWith('00:00:00') ? instant.slice(0, 10) : instant, year)
}
