import { createSlot } from '#relay/opened/slot.tsx'
import type { primaDataQuestion } from './ordini/form/primaData.ts'

/** At the head of an order: when it could be ready. */
export const primaDataSlot = createSlot<{ pk: number }>()

/** Beside the form of an order: when what is being written could be ready. */
export const primaDataNewSlot = createSlot<{
  question: NonNullable<ReturnType<typeof primaDataQuestion>['domanda']>
}>()
