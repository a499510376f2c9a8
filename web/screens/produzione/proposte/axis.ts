// The time axis that all rows of a proposal share.
import { dayOfNumber, daysBetween, numberOfDay } from '../schedulatore/time.ts'

/** Days shown at most: what comes later is at the edge. */
const GIORNI_MAX = 140

export interface AsseTempo {
  /** First day, a Monday. */
  inizio: string
  giorni: number
  /** Mondays with their place, percent. */
  settimane: { giorno: string; x: number }[]
}

interface ConDate {
  inizio: string
  fine: string
}

/** The axis from the first to the last day of some dates; null of none. */
export function asseOf(date: readonly ConDate[], oggi: string): AsseTempo | null {
  if (date.length === 0) return null
  const primo = date.reduce((prima, { inizio }) => (inizio < prima ? inizio : prima), oggi).slice(0, 10)
  const vicino = numberOfDay(primo) < numberOfDay(oggi) - 7 ? numberOfDay(oggi) - 7 : numberOfDay(primo)
  // 1970-01-01 was a Thursday.
  const lunedi = vicino - ((((vicino + 3) % 7) + 7) % 7)
  const last = date.reduce((ultima, { fine }) => (fine > ultima ? fine : ultima), oggi).slice(0, 10)
  const giorni = Math.min(GIORNI_MAX, Math.max(14, Math.ceil((numberOfDay(last) + 1 - lunedi) / 7) * 7))
  const ogni = giorni > 70 ? 4 : giorni > 35 ? 2 : 1
  const settimane = Array.from({ length: Math.ceil(giorni / (7 * ogni)) }, (_, n) => ({
    giorno: dayOfNumber(lunedi + n * 7 * ogni),
    x: (100 * n * 7 * ogni) / giorni,
  }))
  return { inizio: dayOfNumber(lunedi), giorni, settimane }
}

/** Where an instant ('YYYY-MM-DD HH:mm:ss') stands on the axis, percent, kept within it. */
export function axisPercent(istante: string, asse: AsseTempo): number {
  const ore = Number(istante.slice(11, 13) || 0) + Number(istante.slice(14, 16) || 0) / 60
  const giorno = daysBetween(asse.inizio, istante.slice(0, 10)) + ore / 24
  return Math.min(100, Math.max(0, (100 * giorno) / asse.giorni))
}
