import { daysBetween } from '../time.ts'

/**
 * Days between the last end, later by what late materials take, and the delivery; a phase in days that ends at midnight
 * ends the day before.
 */
export function marginInDays(fine: string | null, consegna: string | null, ritardoMateriali: number): number | null {
  if (!fine || !consegna) return null
  const last = fine.endsWith('00:00:00') ? daysBetween(consegna, fine) - 1 : daysBetween(consegna, fine)
  const margine = -(last + ritardoMateriali)
  return margine === 0 ? 0 : margine
}
