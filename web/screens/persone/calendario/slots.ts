import { createSlot } from '#relay/opened/slot.tsx'
import type { ShownBrokenCella } from './preview/CelleList.tsx'

export interface BrokenCelleProps {
  celle: readonly ShownBrokenCella[]
  /** After a cell was mended. */
  onRepaired: () => void
}

/** Where the calendar shows the cells that are broken, and how they are mended. */
export const brokenCelleSlot = createSlot<BrokenCelleProps>()
