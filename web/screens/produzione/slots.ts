import { createSlot } from '#relay/opened/slot.tsx'

/** Beside the phases of an order: what is left to do of it in the workshop. */
export const rimanenzeSlot = createSlot<{ ordine: { readonly pk: number; readonly numeroCommessa: string } }>()
