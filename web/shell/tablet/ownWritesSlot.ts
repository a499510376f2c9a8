import { createSlot } from '#relay/opened/slot.tsx'

/** Draws nothing: sends what a user has written without network, when that user leaves a tablet. */
export const ownWritesSlot = createSlot<{ user: number }>()
