import { formatInteger } from '../../../../server/shared/formats/formats.ts'
import type { ShownUnita } from './model.ts'

/** '5 h 20 min', '20 min', '-2 h', '0 h': person-minutes as people say them. */
export function inHours(minuti: number): string {
  const segno = minuti < 0 ? '-' : ''
  const intere = Math.floor(Math.abs(minuti) / 60)
  const resto = Math.round(Math.abs(minuti) % 60)
  if (intere === 0 && resto > 0) return `${segno}${resto} min`
  return `${segno}${formatInteger(intere)} h${resto ? ` ${resto} min` : ''}`
}

/** '5:20', '-2': the same where there is no room for words. */
export function inHoursShort(minuti: number): string {
  const segno = minuti < 0 ? '-' : ''
  const intere = Math.floor(Math.abs(minuti) / 60)
  const resto = Math.round(Math.abs(minuti) % 60)
  return resto ? `${segno}${intere}:${String(resto).padStart(2, '0')}` : `${segno}${intere}`
}

/** A duration in the unit of its phase. @throws Error 'Invalid unit' */
export function durataInWords(durata: number, unit: ShownUnita): string {
  if (unit === 'days') return durata === 1 ? '1 giorno' : `${formatInteger(durata)} giorni`
  if (unit === 'hours') return inHours(durata * 60)
  if (unit === 'minutes') return inHours(durata)
  throw new Error('Invalid unit')
}

/** Name of a unit beside a field. @throws Error 'Invalid unit' */
export function unitaName(unit: ShownUnita): string {
  const nome = { days: 'giorni', hours: 'ore', minutes: 'minuti' }[unit]
  if (!nome) throw new Error('Invalid unit')
  return nome
}

/** The same where there is no room. @throws Error 'Invalid unit' */
export function unitaAbbreviation(unit: ShownUnita): string {
  const sigla = { days: 'gg', hours: 'h', minutes: 'min' }[unit]
  if (!sigla) throw new Error('Invalid unit')
  return sigla
}

/** Only digits, or empty; up to what the server's integers hold. */
export function isValidOverride(testo: string): boolean {
  return /^\d{0,9}$/.test(testo)
}
