import type { OfferteOfPreventivo_preventivo$key } from '#generated/OfferteOfPreventivo_preventivo.graphql.ts'
import type { OrdiniOfCliente_ordini$key } from '#generated/OrdiniOfCliente_ordini.graphql.ts'
import type { PreventivoOrdine_preventivo$key } from '#generated/PreventivoOrdine_preventivo.graphql.ts'
import { createSlot } from '#relay/opened/slot.tsx'

/** At the head of a quote: the order that comes of it. */
export const ordineOfPreventivoSlot = createSlot<{ preventivo: PreventivoOrdine_preventivo$key }>()

/** At the head of a quote: when it could be ready. */
export const primaDataOfPreventivoSlot = createSlot<{ pk: number }>()

/** In a quote: the offers that answer it. */
export const offerteOfPreventivoSlot = createSlot<{ preventivo: OfferteOfPreventivo_preventivo$key }>()

/** In the page of a customer: its latest orders. */
export const ordiniOfClienteSlot = createSlot<{ query: OrdiniOfCliente_ordini$key; pk: number }>()
