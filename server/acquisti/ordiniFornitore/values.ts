import { columnCodec } from '#platform/db/entity/codec.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import type { HeldOrdineFornitore } from './lock.ts'
import { type OrdineFornitoreInput, ordineFornitoreSchema } from './rules.ts'

// The state is one of a list, by its name.
const codec = columnCodec('ordineFornitore', ordineFornitoreSchema.omit(['stato']))

/** A stored supplier order as it is written. */
export function ordineFornitoreValues(saved: Omit<HeldOrdineFornitore, 'magazzinoDi'>): OrdineFornitoreInput {
  const testoEmail = sanitizeRich(saved.testoEmail)
  return { ...codec.values(saved), testoEmail, stato: saved.stato?.nome ?? '' }
}

/** What is written to the columns. @param statoId of the state that `data` names */
export function ordineFornitoreData(data: OrdineFornitoreInput, statoId: number | null) {
  return { ...codec.columns(data), statoId, testoEmail: sanitizeRich(data.testoEmail) }
}
