import { addDays } from '#ordini/ordini/rules.ts'

/** The days of the whole weeks, from Monday, that hold the month of a day. */
export function weeksOfMonth(day: string): string[] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: string[] = []
  for (let one = addDays(first, -weekday); days.length % 7 !== 0 || one.slice(0, 7) <= month; one = addDays(one, 1)) {
    days.push(one)
  }
  return days
}

/** The first day of another month. @param by months, negative for earlier ones */
export function otherMonth(day: string, by: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 10)
}

/** 'novembre 2026' */
export function nameOfMonth(day: string): string {
  return new Date(`${day.slice(0, 7)}-15T12:00:00Z`).toLocaleDateString('it-IT', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** 'domenica 22 novembre' */
export function nameOfDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
