import type { CopiedMisure } from '../clipboard.ts'
import type { SavedVincolo } from '../matrice/model.ts'

/** Measures that are being written and not saved yet; `id` is null for a constraint to be added. */
export interface VincoloDraft {
  id: number | null
  misure: CopiedMisure
}

/** The constraints as they would be if what is being written were saved. */
export function draftPreview(
  salvati: readonly SavedVincolo[],
  bozza: VincoloDraft | null,
): (CopiedMisure & { id?: number })[] {
  if (!bozza) return [...salvati]
  if (bozza.id === null) return [...salvati, bozza.misure]
  return salvati.map((vincolo) => (vincolo.id === bozza.id ? { ...bozza.misure, id: vincolo.id } : vincolo))
}
