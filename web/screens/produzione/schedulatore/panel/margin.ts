import { daysBetween } from '../time.ts'

/** A plan as the screen has it, and its order. */
interface ShownPlan {
  /** Last end of the plan. */
  fine: string | null
  saved: boolean
  ritardoMateriali: number
  ordine: { dataConsegna: string | null; finito: boolean }
}

/**
 * The margin that is shown of a plan; null when that of a saved one says nothing any more, as everywhere: it is over, or
 * its order is finished.
 * @param today 'YYYY-MM-DD'
 */
export function shownMargin({ fine, saved, ritardoMateriali, ordine }: ShownPlan, today: string): number | null {
  if (saved && (ordine.finito || (fine !== null && fine < today))) return null
  return marginInDays(fine, ordine.dataConsegna, ritardoMateriali)
}

/**
 * Days between the last end, later by what late materials take, and the delivery; a phase in days that ends at midnight
 * ends the day before.
 */
function marginInDays(fine: string | null, consegna: string | null, ritardoMateriali: number): number | null {
  if (!fine || !consegna) return null
  const last = fine.endsWith('00:00:00') ? daysBetween(consegna, fine) - 1 : daysBetween(consegna, fine)
  const margine = -(last + ritardoMateriali)
  return margine === 0 ? 0 : margine
}
