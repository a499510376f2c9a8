import { daysBetween } from '../time.ts'

/** Days between the last end and the delivery; a phase in days that ends at midnight ends the day before. */
export function marginInDays(fine: string | null, consegna: string | null): number | null {
  if (!fine || !consegna) return null
  const last = fine.endsWith('00:00:00') ? daysBetween(consegna, fine) - 1 : daysBetween(consegna, fine)
  return last === 0 ? 0 : -last
}
