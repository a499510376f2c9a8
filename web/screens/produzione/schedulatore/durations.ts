import { formatInteger } from '#shared/formats/formats.ts'
import type { ShownUnita } from './model.ts'

/** '5 h 20 min', '20 min', '-2 h', '0 h': person-minutes as people say them. */
export function inHours(minutes: number): string {
  const segno = minutes < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(minutes) / 60)
  const resto = Math.round(Math.abs(minutes) % 60)
  if (whole === 0 && resto > 0) return `${segno}${resto} min`
  return `${segno}${formatInteger(whole)} h${resto ? ` ${resto} min` : ''}`
}

/** '5:20', '-2': the same where there is no room for words. */
export function inHoursShort(minutes: number): string {
  const segno = minutes < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(minutes) / 60)
  const resto = Math.round(Math.abs(minutes) % 60)
  return resto ? `${segno}${whole}:${String(resto).padStart(2, '0')}` : `${segno}${whole}`
}

/** A duration in the unit of its phase. @throws Error 'Invalid unit' */
export function shownDuration(duration: number, unit: ShownUnita): string {
  if (unit === 'days') return duration === 1 ? '1 giorno' : `${formatInteger(duration)} giorni`
  if (unit === 'hours') return inHours(duration * 60)
  if (unit === 'minutes') return inHours(duration)
  throw new Error('Invalid unit')
}

/** Name of a unit beside a field. @throws Error 'Invalid unit' */
export function unitaName(unit: ShownUnita): string {
  const name = { days: 'giorni', hours: 'ore', minutes: 'minuti' }[unit]
  if (!name) throw new Error('Invalid unit')
  return name
}

/** The same where there is no room. @throws Error 'Invalid unit' */
export function unitaAbbreviation(unit: ShownUnita): string {
  const sigla = { days: 'gg', hours: 'h', minutes: 'min' }[unit]
  if (!sigla) throw new Error('Invalid unit')
  return sigla
}

/** Only digits, or empty; up to what the server's integers hold. */
export function isValidOverride(text: string): boolean {
  return /^\d{0,9}$/.test(text)
}
